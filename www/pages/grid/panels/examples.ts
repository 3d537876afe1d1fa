/*
 * Puzzles that are one click away, as texts in the forms people publish them
 * in. To add one: an object here and its title `example.<id>` in the language
 * files; the page reads it like anything that is pasted.
 */
export interface Example {
	id: string;
	kind: string;
	size: number;
	text: string;
}

export const EXAMPLES: readonly Example[] = [
	{
		id: 'presse-easy',
		kind: 'skyscrapers',
		size: 4,
		text: 'west = [1,3,3,2]\neast = [2,2,1,3]\nnorth = [1,3,2,2]\nsouth = [2,1,3,2]\nhigh = 10',
	},
	{
		id: 'presse-devil',
		kind: 'skyscrapers',
		size: 6,
		text: 'west = [4,2,3,3,2,0]\neast = [0,0,0,0,2,4]\nnorth = [5,0,5,3,0,1]\nsouth = [0,4,0,0,3,0]\nhigh = 10',
	},
	{
		id: 'td-4',
		kind: 'skyscrapers',
		size: 4,
		text: ' | 4 3 2 1 |\n-+---------+-\n4|         |1\n3|         |2\n2|         |2\n1|         |2\n-+---------+-\n | 1 2 2 2 |',
	},
	{
		id: 'skyline-desc',
		kind: 'skyscrapers',
		size: 5,
		text: '-1 5 4 3 2 1 -1\n5 10 20 30 40 50 1\n4 20 30 40 50 10 2\n3 30 40 50 10 20 2\n2 40 50 10 20 30 2\n1 50 10 20 30 40 2\n-1 1 2 2 2 2 -1',
	},
	{
		id: 'futoshiki-intro',
		kind: 'futoshiki',
		size: 3,
		text: '1 .<.\n^    \n.<3 .\n^   ^\n. 1<2',
	},
	{
		id: 'futoshiki-easy',
		kind: 'futoshiki',
		size: 4,
		text: '2 . . .\n    ^  \n. . . .\n       \n.>. .<.\n       \n.>. . 2',
	},
	{
		id: 'futoshiki-hard',
		kind: 'futoshiki',
		size: 7,
		text: '. .<. .<.>.>.\nv v          \n. .>.>. .>.>.\n             \n. . . . . . .\n            v\n. .<. .<5 . 4\n    ^        \n3<. 4 . .>.>.\n    v        \n. . . . . . .\n          v  \n. . .>. . . 7',
	},
	{ id: 'mixed', kind: 'mixed', size: 5, text: 'mix5.--1-3.-----.3----.-2---.WD.NgG.IlDlDl-l-.n' },
	{
		id: 'td-3-unrealizable',
		kind: 'skyscrapers',
		size: 3,
		text: ' | 3 2 1 |\n-+-------+-\n3|       |1\n2|       |2\n1|       |3\n-+-------+-\n | 1 2 3 |',
	},
	{
		id: 'skyline-desc-1',
		kind: 'skyscrapers',
		size: 5,
		text: '-1 5 4 3 1 2 -1\n5 0 0 0 0 0 1\n4 0 0 0 0 0 2\n3 0 0 0 0 0 2\n1 0 0 0 0 0 2\n2 0 0 0 0 0 2\n-1 1 2 2 2 2 -1',
	},
];
