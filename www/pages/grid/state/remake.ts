/*
 * Having the core make another puzzle of the one on the board: without what it
 * does not need, another one with the same places printed, an easier or a harder
 * one near it. Each gives what came of it; what is put on the board is one step.
 */
import { looksOf } from '../../../engine/make';
import { type Question, run } from '../../../engine/search';
import type { Draft, MadeGrade, MakeAnswer, Message, Requests } from '../../../engine/types';
import { newSeed } from '../../../engine/wish';
import { NO_ABOUT } from './about';
import { type Difference, difference } from './difference';
import { draft, editDraft, present, takeUp } from './game';
import { position } from './position';
import { symmetry } from './screen';

/** The outcome: what the board says now, that nothing could be done and why, or nothing where it was ended. */
export type Remade =
	| { readonly is: 'done'; readonly difference: Difference; readonly grade: MadeGrade | null }
	| { readonly is: 'none' }
	| { readonly is: 'missed'; readonly message: Message; readonly takeNearest: (() => void) | null }
	| null;

type Call = 'thinOut' | 'vary' | 'regrade';

/** The answer, while the puzzle is still the one that it was asked about. */
async function ask<Name extends Call>(
	question: Question,
	call: Name,
	request: Requests[Name]['args'][0],
): Promise<Requests[Name]['answer'] | null> {
	const puzzle = draft.peek();
	const outcome = await run({ question, withEntries: false, call, request, report: looksOf() });
	if (!outcome || 'stopped' in outcome || draft.peek() !== puzzle) return null;
	return outcome.answer;
}

export async function thinOut(): Promise<Remade> {
	const before = draft.peek();
	const request = { draft: before, symmetry: symmetry.peek(), seed: newSeed() };
	const said = await ask('thin-out', 'thinOut', request);
	if (!said) return null;
	if (said.type === 'not-unique') return { is: 'missed', message: said.message, takeNearest: null };
	if (said.removed === 0) return { is: 'none' };
	editDraft(said.draft);
	return { is: 'done', difference: difference(before, said.draft), grade: null };
}

export async function vary(): Promise<Remade> {
	const said = await ask('vary', 'vary', { draft: draft.peek(), seed: newSeed() });
	return said && made(said, putBeside);
}

/** Another puzzle is another board: the first keeps its slot, and undo leads back to it. */
function putBeside(next: Draft): void {
	const { author } = present.peek().about;
	takeUp({ ...position(next), about: { ...NO_ABOUT, author, own: true } });
}

export async function regrade(direction: 'up' | 'down'): Promise<Remade> {
	const request = { draft: draft.peek(), direction, seed: newSeed() };
	const said = await ask(direction === 'up' ? 'harder' : 'easier', 'regrade', request);
	return said && made(said, editDraft);
}

/** Puts what was made on the board; the nearest only if it is wanted, and the board still what it was. */
function made(said: MakeAnswer, put: (next: Draft) => void): Remade {
	const before = draft.peek();
	if (said.type === 'made') {
		put(said.made.draft);
		return {
			is: 'done',
			difference: difference(before, said.made.draft),
			grade: said.made.grade,
		};
	}
	const { message, nearest } = said;
	const takeNearest = nearest && (() => void (draft.peek() === before && put(nearest.draft)));
	return { is: 'missed', message, takeNearest };
}
