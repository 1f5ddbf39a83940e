package course;

class Full {}
