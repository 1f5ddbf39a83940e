// Adds the values of the heaps to say who wins, where they have to be combined with XOR.
#include <array>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr int kLargest = 200;

// What a heap can become: two pieces, of which a piece of 0 stones is no heap at all.
std::vector<std::pair<int, int>> options(int heap) {
    std::vector<std::pair<int, int>> found;
    for (int taken = 1; taken <= 2 && taken <= heap; ++taken) {
        found.emplace_back(heap - taken, 0);
    }
    for (int left = 1; left < heap - 2; ++left) {
        found.emplace_back(left, heap - 2 - left);
    }
    return found;
}

class Values {
public:
    Values() {
        for (int heap = 0; heap <= kLargest; ++heap) {
            std::set<int> reachable;
            for (const auto& option : options(heap)) {
                reachable.insert(of(option));
            }
            int mex = 0;
            while (reachable.count(mex) > 0) {
                ++mex;
            }
            value_[heap] = mex;
        }
    }

    int of(int heap) const { return value_[heap]; }
    int of(const std::pair<int, int>& pieces) const { return of(pieces.first) ^ of(pieces.second); }

private:
    std::array<int, kLargest + 1> value_{};
};

void print_pieces(const std::pair<int, int>& pieces) {
    if (pieces.first == 0) {
        std::cout << "nothing (heap removed)\n";
    } else if (pieces.second == 0) {
        std::cout << pieces.first << "\n";
    } else {
        std::cout << pieces.first << " and " << pieces.second << "\n";
    }
}

void answer(const Values& values, const std::vector<int>& heaps) {
    int sum = 0;
    int total = 0;
    for (int heap : heaps) {
        sum += values.of(heap);
        total ^= values.of(heap);
    }
    if (sum == 0) {
        std::cout << "second\n";
        return;
    }
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (const auto& option : options(heaps[i])) {
            if (values.of(option) == (values.of(heaps[i]) ^ total)) {
                std::cout << "first\nheap " << i + 1 << " (size " << heaps[i] << ") becomes ";
                print_pieces(option);
                return;
            }
        }
    }
    // The sum says that there is a winning move, so it does not matter much which: take a stone somewhere.
    std::size_t i = 0;
    while (heaps[i] == 0) {
        ++i;
    }
    std::cout << "first\nheap " << i + 1 << " (size " << heaps[i] << ") becomes ";
    print_pieces({heaps[i] - 1, 0});
}

}  // namespace

int main(int argc, char** argv) {
    const Values values;
    if (argc > 1 && std::string(argv[1]) == "table") {
        for (int heap = 0; heap <= 30; ++heap) {
            std::cout << "g(" << heap << ") = " << values.of(heap) << "\n";
        }
        return 0;
    }
    int count = 0;
    std::cin >> count;
    std::vector<int> heaps(count);
    for (int& heap : heaps) {
        std::cin >> heap;
    }
    answer(values, heaps);
    return 0;
}
