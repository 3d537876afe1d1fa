"""Packs numbers with an adaptive range coder, as `crates/photo/src/packed.rs` reads them."""

#: As in packed.rs.
BITS, SLOWLY, LEAST = 7, 6, 1 << 32


def pack(numbers) -> bytes:
    """The bytes of numbers below 128."""
    low, length, spread, zeros = 0, 32, LEAST, [1 << 15] * (1 << BITS)
    for number in map(int, numbers):
        node = 1
        for at in reversed(range(BITS)):
            zero, is_one = (spread >> 16) * zeros[node], number >> at & 1
            if is_one:
                low, spread = low + zero, spread - zero
                zeros[node] -= zeros[node] >> SLOWLY
            else:
                spread = zero
                zeros[node] += (65535 - zeros[node]) >> SLOWLY
            while spread < LEAST:
                low, spread, length = low << 8, spread << 8, length + 8
            node = node << 1 | is_one
    return low.to_bytes(length // 8)


def unpack(packed: bytes, count: int) -> list[int]:
    """So many numbers from their bytes."""
    spread, zeros, numbers = LEAST, [1 << 15] * (1 << BITS), []
    code, rest = int.from_bytes(packed[:4]), iter(packed[4:])
    for _ in range(count):
        node = 1
        while node < 1 << BITS:
            zero = (spread >> 16) * zeros[node]
            is_one = code >= zero
            if is_one:
                code, spread = code - zero, spread - zero
                zeros[node] -= zeros[node] >> SLOWLY
            else:
                spread = zero
                zeros[node] += (65535 - zeros[node]) >> SLOWLY
            while spread < LEAST:
                code, spread = code << 8 | next(rest, 0), spread << 8
            node = node << 1 | is_one
        numbers.append(node - (1 << BITS))
    return numbers
