/*
 * The lab's counts, checked outside the core's own tests: in the wasm, and in the programs that can be copied, which
 * are run unchanged.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { sent } from '../../engine/packed';
import * as grid from '../../generated/grid.js';
import * as lab from '../../generated/lab.js';
import * as text from '../../generated/text.js';
import {
	ENDING,
	LANGUAGES,
	type ProgramLanguage,
	partsFor,
	programText,
} from '../../pages/lab/programs/compose';
import { programData } from '../../pages/lab/subjects/grid/program';

const wasm = (name: string) =>
	readFileSync(new URL(`../../generated/${name}_bg.wasm`, import.meta.url));

test.beforeAll(() => {
	text.initSync({ module: wasm('text') });
	grid.initSync({ module: wasm('grid') });
	lab.initSync({ module: wasm('lab') });
});

const IDS = [
	'line-check',
	'early-checks',
	'domains',
	'elimination',
	'queue',
	'candidates',
	'fix-point',
	'stronger',
];

/** Tries and positions of complete searches, in the order of the ids; `docs/strategies.md` has the same figures. */
const COUNTS: Record<string, [tries: number, positions: number][]> = {
	'sky4.1332.2122.3213.1423': [
		[139, 100],
		[304, 77],
		[110, 71],
		[57, 26],
		[58, 25],
		[0, 1],
		[0, 1],
		[0, 1],
	],
	'sky5.32341.12324.14224.32321': [
		[10_959, 8799],
		[35_615, 7124],
		[8964, 5900],
		[3864, 1716],
		[3639, 1569],
		[8, 5],
		[7, 4],
		[0, 1],
	],
	'sky5.-----.2-22-.-3--2.3----': [
		[105_236, 90_881],
		[454_375, 90_876],
		[97_683, 68_855],
		[38_563, 17_835],
		[26_043, 11_791],
		[3468, 1721],
		[2169, 1055],
		[0, 1],
	],
	'fut4.L4E.lgDggF.GlF': [
		[306, 246],
		[980, 246],
		[150, 86],
		[69, 28],
		[57, 22],
		[0, 1],
		[0, 1],
		[0, 1],
	],
};

/** A puzzle on which "Whole lines" needs tries too. */
const HARDER = 'sky5.---4-.33---.-12-3.-233-';

/** The smallest grids, which the naive search can finish. */
const SMALL = 'sky2.21.--.--.--';

function draftOf(link: string) {
	const { found } = text.recognise({ text: link, family: 'grid', box: null, line: 1, most: 1 });
	const [one] = found;
	if (one?.type !== 'grid') throw new Error(`${link} is not a grid`);
	return one.draft;
}

function source(id: string, language: ProgramLanguage, link: string): string {
	const part = (name: string) => {
		const file = `../../pages/lab/programs/${name}.${ENDING[language]}`;
		return readFileSync(new URL(file, import.meta.url), 'utf8');
	};
	const data = programData(draftOf(link));
	if (!data) throw new Error(`no program knows ${link}`);
	return programText(language, `${id}: ${link}`, data, partsFor(id).map(part));
}

/** The output of a program. Debian has Python; `npm test` installs it if it is missing. */
async function printed(language: ProgramLanguage, program: string): Promise<string> {
	const [command, option] = language === 'python' ? ['python3', '-c'] : [process.execPath, '-e'];
	const { stdout } = await promisify(execFile)(command, [option, program]);
	return stdout;
}

for (const language of LANGUAGES) {
	test(`the programs in ${language} count what the core counts`, async () => {
		for (const [link, counts] of Object.entries(COUNTS)) {
			const told = counts.map(([tries, positions]) => last(tries, positions));
			const runs = IDS.map((id) => printed(language, source(id, language, link)));
			const texts = await Promise.all(runs);
			expect(
				texts.map((text) => text.split('\n').at(-2)),
				link,
			).toEqual(told);
			// Above the counts is the only solution, the same for every strategy.
			const boards = new Set(texts.map((text) => text.split('\n').slice(0, -2).join('\n')));
			expect([...boards], link).toEqual([solutionOf(link)]);
		}
		expect(await printed(language, source('stronger', language, HARDER))).toMatch(
			/^([1-5 ]{9}\n){5}4 tries, 2 positions, 1 solution\n$/,
		);
		// 2 + 4 + 8 + 16 tries; of the two Latin squares among the full boards, one matches the clues.
		expect(await printed(language, source('naive', language, SMALL))).toBe(
			'1 2\n2 1\n30 tries, 16 positions, 1 solution\n',
		);
	});
}

/** The last line: "0 tries, 1 position, 1 solution". */
const last = (tries: number, positions: number) =>
	`${tries} tries, ${positions} ${positions === 1 ? 'position' : 'positions'}, 1 solution`;

/** The solution that the core finds, in rows. */
function solutionOf(link: string): string {
	const draft = draftOf(link);
	const request = sent({ draft, entries: null, limit: 1, nodes: null });
	const [solution = []] = grid.solve(request, () => undefined).solutions;
	const rows = Array.from({ length: draft.size }, (_, row) =>
		solution.slice(row * draft.size, (row + 1) * draft.size).join(' '),
	);
	return rows.join('\n');
}

test('what programs do not know has none', () => {
	expect(programData(draftOf('lat4x'))).toBe(null);
	expect(programData(draftOf('lat4o.oeO.Q'))).toBe(null);
	expect(programData(draftOf('fut5a.4H5Q.-bb-b-b-bDbbbbE.-bDbbb-b-b-b--b--b.g'))).toBe(null);
});

test('the wasm counts the positions that the documentation has', () => {
	const page = readFileSync(new URL('../../../docs/strategies.md', import.meta.url), 'utf8');
	const [, section = ''] = page.split('### Positions to the end');
	const [head = '', , ...rows] = section.trim().split('\n');
	const cells = (row: string) =>
		row
			.split('|')
			.slice(1, -1)
			.map((cell) => cell.trim());
	const [, ...strategies] = cells(head);
	const known = rows.slice(0, 12).map(cells);
	expect(known.map(([link]) => link)).toContain('`fut6.WO.gGl-gIg-l-l-ggDg.lEl--ggDglgg--gFg--g-`');
	for (const [link = '', ...positions] of known) {
		const order = { first: [], smallest: false };
		const task = { grid: draftOf(link.replaceAll('`', '')) };
		const request = sent({ task, strategies, order, tries: null });
		const lanes = lab.labRace(request, () => undefined);
		const counted = lanes.map(({ counters }) => counters.positions.toLocaleString('en'));
		expect(counted, link).toEqual(positions);
	}
});
