/*
 * A puzzle that the core made from the one on the board and from the setter's wish. The board shows it before it is
 * accepted; it disappears with the puzzle.
 */
import { computed, signal } from '@preact/signals';
import { grading } from '../../../engine/client';
import { looksOf } from '../../../engine/make';
import { type Question, run } from '../../../engine/search';
import type { Draft, GradeAnswer, MadeGrade, MakeAnswer } from '../../../engine/types';
import { LOOKS, newSeed } from '../../../engine/wish';
import type { Words } from '../../../language';
import { NO_ABOUT } from './about';
import { type Difference, difference } from './difference';
import { draft, editDraft, present, takeUp } from './game';
import { position } from './position';
import { preview } from './preview';
import { deskWish, locksOf } from './terms';

/** A puzzle that the desk offers. */
export type Way = 'thin-out' | 'vary' | 'easier' | 'harder' | 'around' | 'places';

type Grade = Pick<GradeAnswer, 'band' | 'rating'>;

interface Found {
	readonly draft: Draft;
	readonly difference: Difference;
	/** Null until it is known. */
	readonly grade: Grade | null;
}

export interface Offer {
	/** The puzzle from which it was made. */
	readonly of: Draft;
	readonly way: Way;
	/** Why no puzzle meets the wish; there may be one that comes close. */
	readonly message: Words | null;
	readonly found: Found | null;
}

const last = signal<Offer | null>(null);

/** The offer for the puzzle on the board. */
export const offer = computed(() => (last.value?.of === draft.value ? last.value : null));

/** The result: a puzzle, or the reason why there is none, with the nearest puzzle. */
type Came = { made: { draft: Draft; grade: MadeGrade | null } | null; message: Words | null };

type Ask = (of: Draft, way: Way) => Promise<Came | null>;

const ASKS: Record<Way, Ask> = {
	'thin-out': thinOut,
	vary: async (of, way) => came(await ask(of, way, 'vary', {})),
	easier: async (of, way) => came(await ask(of, way, 'regrade', { direction: 'down' })),
	harder: async (of, way) => came(await ask(of, way, 'regrade', { direction: 'up' })),
	around: generate,
	places: generate,
};

export async function make(way: Way): Promise<void> {
	const of = draft.peek();
	leave();
	const came = await ASKS[way](of, way);
	if (!came || draft.peek() !== of) return;
	const { made, message } = came;
	const found = made && {
		draft: made.draft,
		difference: difference(of, made.draft),
		grade: made.grade,
	};
	last.value = { of, way, message, found };
	if (!found) return;
	preview({ of, ...found });
	if (!found.grade) void gradeLater(last.peek());
}

/** Computes the grade of what is offered, if it is not known yet. */
async function gradeLater(its: Offer | null): Promise<void> {
	if (!its?.found) return;
	const grade = await grading.ask('grade', [its.found.draft], {}).catch(() => null);
	if (grade && last.peek() === its) last.value = { ...its, found: { ...its.found, grade } };
}

type Call = 'thinOut' | 'vary' | 'regrade';

async function ask<Name extends Call>(
	of: Draft,
	question: Question,
	call: Name,
	more: { direction?: 'up' | 'down' },
) {
	const request = { draft: of, wish: deskWish(of), seed: newSeed(), ...more };
	const task = { question, withEntries: false, call, request: request as never };
	const outcome = await run({ ...task, report: looksOf() });
	return outcome && 'answer' in outcome ? outcome.answer : null;
}

async function thinOut(of: Draft, way: Way): Promise<Came | null> {
	const said = await ask(of, way, 'thinOut', {});
	if (!said) return null;
	if (said.type === 'not-unique') return { made: null, message: said.message };
	if (said.removed > 0) return { made: { draft: said.draft, grade: null }, message: null };
	return { made: null, message: { key: 'notice.thin-none' } };
}

async function generate(of: Draft, way: Way): Promise<Came | null> {
	const locks = locksOf(of, way === 'around');
	const request = { ...deskWish(of), locks, seed: newSeed(), looks: LOOKS };
	const task = { question: way, withEntries: false, call: 'generate', request } as const;
	const outcome = await run({ ...task, report: looksOf(LOOKS) });
	return came(outcome && 'answer' in outcome ? outcome.answer : null);
}

function came(said: MakeAnswer | null): Came | null {
	if (!said) return null;
	if (said.type === 'made') return { made: said.made, message: null };
	return { made: said.nearest, message: said.message };
}

/**
 * Takes the offer. A different puzzle means a different board: the first one keeps its slot, and undo returns to it.
 */
export function take({ way, found }: Offer): void {
	leave();
	if (found && way === 'vary') putBeside(found.draft);
	else if (found) editDraft(found.draft);
}

function putBeside(next: Draft): void {
	const { author, locks } = present.peek().about;
	takeUp({ ...position(next), about: { ...NO_ABOUT, author, locks, own: true } });
}

export function leave(): void {
	last.value = null;
	preview(null);
}
