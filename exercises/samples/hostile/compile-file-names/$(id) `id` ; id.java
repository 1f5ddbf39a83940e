package course;

class Shell {}
