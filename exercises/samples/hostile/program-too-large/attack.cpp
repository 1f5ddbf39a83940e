// Has 80 MB of numbers: a program that no disk has room for.
#include <cstdio>

int numbers[20000000] = {1};

int main() {
    std::puts("second");
    return numbers[0];
}
