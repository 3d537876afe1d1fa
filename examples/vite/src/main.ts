// The page's own script: it hears what happens to its puzzle, and asks the solver about it and about a snake cube.
import { GridfoldError, rate, solveSnake } from 'gridfold';
import { GridfoldPuzzle } from 'gridfold/element';

// Where `vite.config.ts` has put the files of the board, from the page's own address on.
GridfoldPuzzle.files = 'gridfold/';

const puzzle = document.querySelector('gridfold-puzzle') as GridfoldPuzzle;

function say(place: string, words: string): void {
	const output = document.querySelector(place);
	if (output) output.textContent = words;
}

puzzle.addEventListener('change', ({ detail }) => {
	say('#played', `${detail.filled} of ${detail.cells.length}`);
});
puzzle.addEventListener('solved', ({ detail }) => say('#played', `Solved: ${detail.link}`));
puzzle.addEventListener('error', ({ detail }) =>
	say('#played', `${detail.code}: ${detail.message}`),
);

const grade = await rate(puzzle.link);
say('#rating', `${grade?.rating} (${grade?.band})`);

try {
	const { count } = await solveSnake('3,2,2,3,2,3,2,2,3,3,2,2,2,3,3,3,3');
	say('#snake', String(count));
} catch (error) {
	// Of what can go wrong, each thing has a code of its own.
	say('#snake', error instanceof GridfoldError ? error.code : 'not known');
}
