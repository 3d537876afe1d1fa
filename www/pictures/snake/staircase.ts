/*
 * The snake as it lies on the table: segments run alternately to the right and
 * down, so that nothing ever crosses. Pure; other files draw it.
 */
export interface Stair {
	readonly column: number;
	readonly row: number;
}

interface Staircase {
	readonly cubelets: readonly Stair[];
	readonly columns: number;
	readonly rows: number;
}

/** The place of each cubelet, computed from the lengths of the segments, which share their corners. */
export function staircase(runs: readonly number[]): Staircase {
	const cubelets: Stair[] = [{ column: 0, row: 0 }];
	runs.forEach((run, at) => {
		for (let step = 1; step < run; step++) {
			const { column, row } = cubelets.at(-1) ?? { column: 0, row: 0 };
			cubelets.push(at % 2 === 0 ? { column: column + 1, row } : { column, row: row + 1 });
		}
	});
	const last = cubelets.at(-1) ?? { column: 0, row: 0 };
	return { cubelets, columns: last.column + 1, rows: last.row + 1 };
}
