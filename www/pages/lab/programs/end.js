
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

for (const row of solved ? rows : []) console.log(row.map((cell) => solved[cell]).join(' '));
console.log(
	[
		counted(tries, 'try', 'tries'),
		counted(positions, 'position', 'positions'),
		counted(solutions, 'solution', 'solutions'),
	].join(', '),
);
