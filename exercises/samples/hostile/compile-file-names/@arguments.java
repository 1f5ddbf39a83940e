package course;

class Arguments {}
