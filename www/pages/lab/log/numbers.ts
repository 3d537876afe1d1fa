/*
 * A long list of whole numbers that grows without ever being copied: it
 * consists of blocks, so every addition takes about the same time.
 */
const BITS = 15;
const BLOCK = 1 << BITS;

export class Numbers {
	#blocks: Int32Array[] = [];
	length = 0;

	push(value: number): void {
		if (this.length === this.#blocks.length * BLOCK) this.#blocks.push(new Int32Array(BLOCK));
		this.set(this.length++, value);
	}

	get(at: number): number {
		return this.#blocks[at >> BITS]?.[at & (BLOCK - 1)] ?? 0;
	}

	set(at: number, value: number): void {
		const block = this.#blocks[at >> BITS];
		if (block) block[at & (BLOCK - 1)] = value;
	}
}
