// What the page does with its puzzle: a line below it follows what happens, and three buttons ask it things.
const puzzle = document.querySelector('#week');
const said = document.querySelector('#said');

/** The game is kept by the page, under a name of its own, and goes on where it was left. */
const KEY = 'puzzle of the week';
const left = localStorage.getItem(KEY);
if (left) puzzle.link = left;

puzzle.addEventListener('change', ({ detail }) => {
	localStorage.setItem(KEY, detail.position);
	said.textContent = `${detail.filled} of ${detail.cells.length}`;
});

puzzle.addEventListener('solved', ({ detail }) => {
	said.textContent = `Solved: ${detail.link}`;
});

document.querySelector('#hint').addEventListener('click', async () => {
	said.textContent = await puzzle.hint();
});

document.querySelector('#check').addEventListener('click', async () => {
	const checked = await puzzle.check();
	said.textContent = checked?.says ?? 'not known';
});

document.querySelector('#reset').addEventListener('click', () => puzzle.reset());
