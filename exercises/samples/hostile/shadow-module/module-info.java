module grundy.exercises {
    exports grundy.exercises;
}
