/*
 * The pages that the build makes besides the page itself, so that a link to one has its own picture: what is behind
 * `#` never reaches a server. There is one page for each example, and one for the puzzles of the day of the build.
 * This file has only their contents; `html.ts` writes them.
 */
import { readFileSync } from 'node:fs';
import * as explain from '../generated/explain.js';
import type { DailyPuzzle } from '../generated/types';
import grids from '../language/texts/en/grid.json' with { type: 'json' };
import gridPanels from '../language/texts/en/grid-panels.json' with { type: 'json' };
import general from '../language/texts/en/page.json' with { type: 'json' };
import panels from '../language/texts/en/panels.json' with { type: 'json' };
import { type Day, partsOf, timeOf } from '../pages/grid/daily/days.ts';
import { EXAMPLES, type Example } from '../pages/grid/panels/examples.ts';

export interface Puzzle {
	link: string;
	/** The words of the link to it. */
	words: string;
}

export interface Prebuilt {
	/** The folder of the page, below `p/`. */
	name: string;
	title: string;
	/** One or two sentences. */
	about: string;
	puzzles: Puzzle[];
}

const TEXTS: Record<string, string> = { ...general, ...grids, ...gridPanels, ...panels };
const text = (key: string): string => {
	const found = TEXTS[key];
	if (found === undefined) throw new Error(`no text ${key}`);
	return found;
};

/** All prebuilt pages; the day is that of the build. */
export const prebuiltPages = (day: Day): Prebuilt[] => [daily(day), ...EXAMPLES.map(example)];

function example({ id, kind, size, link, playable }: Example): Prebuilt {
	const words = playable === false ? 'Open it in Gridfold' : 'Play it in Gridfold';
	return {
		name: id,
		title: `${text(`example.${id}`)} (${text(`kind.${kind}`)} ${size}×${size})`,
		about: text(`rules.${kind}`),
		puzzles: [{ link, words }],
	};
}

function daily(day: Day): Prebuilt {
	const url = new URL('../generated/explain_bg.wasm', import.meta.url);
	explain.initSync({ module: readFileSync(url) });
	const date = new Date(timeOf(day)).toLocaleDateString('en-GB', { dateStyle: 'long' });
	return {
		name: 'daily',
		title: `The puzzles of ${date}`,
		about:
			'A small one, a medium one and a hard one; each has exactly one solution, and there are new ones every day.',
		puzzles: explain.daily(partsOf(day)).map(ofDay),
	};
}

function ofDay({ id, request }: DailyPuzzle): Puzzle {
	const answer = explain.generate(request, () => undefined);
	if (answer.type !== 'made') throw new Error(`the ${id} puzzle of the day was not made`);
	const { kind, size } = request;
	const words = `${text(`kind.${kind}`)} ${size}×${size}, ${text(`daily.${id}`)}`;
	return { link: answer.made.link, words };
}
