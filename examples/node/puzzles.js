// Solves, rates, explains and makes puzzles in Node: `npm install gridfold`, then `node puzzles.js [puzzle ...]`.
import { convert, generate, hint, rate, say, solve } from 'gridfold';

const puzzles = process.argv.slice(2);
if (puzzles.length === 0) puzzles.push('sky4.1332.2122.3213.1423');

for (const puzzle of puzzles) {
	console.log(await convert(puzzle, 'picture'));
	const { verdict, solutions } = await solve(puzzle);
	console.log(`${verdict}: ${solutions[0]?.join(' ') ?? 'no solution'}`);
	if (verdict !== 'unique') continue;
	const grade = await rate(puzzle);
	console.log(`level: ${grade.band}`);
	const { hints } = await hint(puzzle);
	console.log(`first step: ${say(hints[0][0].sentence)}`);
}

const wish = { kind: 'futoshiki', size: 5, aim: { type: 'band', band: 'easy' }, seed: '7' };
const made = await generate(wish);
console.log(`new: ${made.link}`);
