/*
 * Puzzles played by hints alone, with a finger: the number of presses, and nothing
 * ruled out twice. The puzzles are made from fixed seeds.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { MakeAnswer } from '../../engine/types';
import { plainWish } from '../../engine/wish';
import * as explain from '../../generated/explain.js';
import { open } from './page';

/** A sort of puzzle, and its limit of presses in the median. */
export interface Sort {
	readonly kind: string;
	readonly band: 'medium' | 'hard';
	readonly most: number;
}

export const SORTS: readonly Sort[] = [
	{ kind: 'skyscrapers', band: 'medium', most: 70 },
	{ kind: 'futoshiki', band: 'hard', most: 100 },
];

const SIZE = 6;

/** The link of a puzzle of this sort. */
export function madeLink({ kind, band }: Sort, seed: number): string {
	const module = readFileSync(new URL('../../generated/explain_bg.wasm', import.meta.url));
	explain.initSync({ module });
	const wish = plainWish({ kind, size: SIZE, features: [], aim: { type: 'band', band } });
	const answer: MakeAnswer = explain.generate(
		{ ...wish, seed: String(seed), looks: null },
		() => undefined,
	);
	if (answer.type !== 'made') throw new Error(`no ${band} ${kind} from seed ${seed}`);
	return answer.made.link;
}

/** Plays a puzzle to the end, and returns the number of presses. */
export async function pressesOf(page: Page, link: string): Promise<number> {
	await page.goto('about:blank');
	await open(page, `./#${link}`);
	const told = new Set<string>();
	let presses = 0;
	for (let words: string | null = ''; words !== null; presses++) {
		await page.locator('[data-command=hint]').tap();
		words = await nextWords(page, words);
		for (const one of await ruledOut(page)) {
			expect(told, `${link}: ${one} is ruled out once`).not.toContain(one);
			told.add(one);
		}
	}
	await expect(page.locator('[data-finished=yes]')).toBeVisible();
	return presses;
}

/** The words of the hint, once they change; null when the puzzle is finished. */
async function nextWords(page: Page, before: string): Promise<string | null> {
	const said = await page.waitForFunction((last) => {
		if (document.querySelector('[data-finished-card]')) return { words: null };
		const words = document.querySelector('[data-hint-words]')?.textContent ?? '';
		return words === '' || words === last ? null : { words };
	}, before);
	return (await said.jsonValue())?.words ?? null;
}

/** The numbers that the current step rules out: "r1c2 3". */
async function ruledOut(page: Page): Promise<string[]> {
	const sentences = await page.locator('[data-hint-removed] > *').allInnerTexts();
	return sentences.flatMap((sentence) => {
		const [name = '', ...rest] = sentence.split(' ');
		const values = rest.join(' ').match(/\d+/g) ?? [];
		return values.map((value) => `${name} ${value}`);
	});
}
