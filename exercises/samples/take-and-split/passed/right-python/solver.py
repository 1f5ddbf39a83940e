"""A right solution of take-and-split in Python, in the text protocol."""

import sys

LARGEST = 200


def options(heap):
    """What a heap can become: lists of pieces."""
    found = [[heap - taken] if heap > taken else [] for taken in (1, 2) if taken <= heap]
    found += [[left, heap - 2 - left] for left in range(1, heap - 2)]
    return found


def combined(values, heaps):
    total = 0
    for heap in heaps:
        total ^= values[heap]
    return total


def all_values(largest):
    values = []
    for heap in range(largest + 1):
        reachable = {combined(values, pieces) for pieces in options(heap)}
        mex = 0
        while mex in reachable:
            mex += 1
        values.append(mex)
    return values


def winning_move(values, heaps):
    """The index of a heap and what it becomes, or None where the player to move loses."""
    total = combined(values, heaps)
    if total == 0:
        return None
    for index, heap in enumerate(heaps):
        for pieces in options(heap):
            if combined(values, pieces) == values[heap] ^ total:
                return index, pieces
    raise AssertionError("a sum that is not 0 can be made 0")


def main():
    if sys.argv[1:] == ["table"]:
        for heap, value in enumerate(all_values(30)):
            print(f"g({heap}) = {value}")
        return
    heaps = [int(word) for word in sys.stdin.read().split()[1:]]
    move = winning_move(all_values(max(heaps, default=0)), heaps)
    if move is None:
        print("second")
    else:
        index, pieces = move
        becomes = " and ".join(map(str, pieces)) or "nothing (heap removed)"
        print("first")
        print(f"heap {index + 1} (size {heaps[index]}) becomes {becomes}")


if __name__ == "__main__":
    main()
