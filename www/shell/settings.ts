/*
 * The visitor's settings, saved on this device: language, theme, and how much the page shows automatically. The
 * settings are saved in localStorage if the browser allows it; otherwise they last until the page is closed. An
 * unreadable record is set aside, and the settings are as on the first visit.
 */
import { effect, signal } from '@preact/signals';
import * as v from 'valibot';
import { language } from '../language';
import { LANGUAGES, type Language, preferred } from '../language/languages';
import { askedFor, isEmbedded } from './embedding';

import { parsed, putText, textIn } from './storage/json';
import { setAside } from './storage/set-aside';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/**
 * How much the page does for a player's marks: nothing; each digit tidies them; or empty cells show all remaining
 * candidates.
 */
export const MARKINGS = ['manual', 'tidy', 'full'] as const;
export type Marking = (typeof MARKINGS)[number];

/** Marks that appear during play: none, broken rules, or every number that no solution has. */
export const LIVE = ['off', 'rules', 'solution'] as const;
type Live = (typeof LIVE)[number];

/**
 * The effect of a tap on a clue, or of Enter: select it and then tick it off (in the city: show its street), or one of
 * these at once.
 */
export const CLUE_TAPS = ['select', 'tick', 'street'] as const;
type ClueTap = (typeof CLUE_TAPS)[number];

/** The levels of a hint: the place, then the reason; or its kind before both. */
export const HELP = ['quick', 'slow'] as const;
type Help = (typeof HELP)[number];

/** A technique's lesson is offered once this many hints have used it; further uses are not counted. */
export const OFTEN = 3;

const KEY = 'gridfold.settings';

/**
 * The version of the record; records without a number have the first. The record of a newer page is read as far as this
 * page understands it.
 */
const VERSION = 1;

/** Each field may be missing, so that a new field needs no new version. */
const FIELDS = {
	language: v.picklist(LANGUAGES),
	theme: v.picklist(THEMES),
	shade: v.boolean(),
	city: v.boolean(),
	/** From earlier pages, which could mark only broken rules or nothing. */
	mistakes: v.boolean(),
	live: v.picklist(LIVE),
	clock: v.boolean(),
	simple: v.boolean(),
	marking: v.picklist(MARKINGS),
	numberFirst: v.boolean(),
	greyClues: v.boolean(),
	clueTap: v.picklist(CLUE_TAPS),
	help: v.picklist(HELP),
	keepsRuledOut: v.boolean(),
	/** The kinds and variants whose rules were already shown here. */
	met: v.array(v.string()),
	uses: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(OFTEN))),
};

type Stored = { -readonly [Name in keyof typeof FIELDS]?: v.InferOutput<(typeof FIELDS)[Name]> };

const stored = load();

/** A page that embeds this one may say which theme suits it. */
const asked = isEmbedded ? THEMES.find((one) => one === askedFor.get('theme')) : undefined;

export const theme = signal<Theme>(asked ?? stored.theme ?? 'system');
/** Whether cells with taller buildings have a darker background. */
export const shade = signal(stored.shade ?? true);
/** Whether the board is drawn as a city. */
export const city = signal(stored.city ?? false);
export const live = signal<Live>(stored.live ?? (stored.mistakes === false ? 'off' : 'rules'));
/** Whether the time spent on a puzzle is shown. */
export const clock = signal(stored.clock ?? false);
/** Whether drawings and tables replace pictures in three dimensions. */
export const simple = signal(stored.simple ?? false);
/** How much the page does for marks; see `MARKINGS`. */
export const marking = signal<Marking>(stored.marking ?? 'tidy');
/** Whether a number is chosen first, and then the cells that it goes into. */
export const numberFirst = signal(stored.numberFirst ?? false);
/** Whether clues that can no longer fail are greyed out. */
export const greyClues = signal(stored.greyClues ?? false);
export const clueTap = signal<ClueTap>(stored.clueTap ?? 'select');
export const help = signal<Help>(stored.help ?? 'quick');
/** Whether candidates ruled out by hints stay marked on the board. */
export const keepsRuledOut = signal(stored.keepsRuledOut ?? true);
/** How often hints have used each technique on this device, by the id of its rule. */
export const uses = signal<Readonly<Record<string, number>>>(stored.uses ?? {});

/** The kinds and variants whose rules were shown on this device, by their ids. */
export const met = signal<readonly string[]>(stored.met ?? []);

export function chooseLanguage(next: Language): void {
	language.value = next;
	save({ language: next });
}

export function chooseTheme(next: Theme): void {
	theme.value = next;
	save({ theme: next });
}

export function chooseShade(next: boolean): void {
	shade.value = next;
	save({ shade: next });
}

export function chooseCity(next: boolean): void {
	city.value = next;
	save({ city: next });
}

export function chooseLive(next: Live): void {
	live.value = next;
	save({ live: next });
}

export function chooseClock(next: boolean): void {
	clock.value = next;
	save({ clock: next });
}

export function chooseSimple(next: boolean): void {
	simple.value = next;
	save({ simple: next });
}

export function chooseMarking(next: Marking): void {
	marking.value = next;
	save({ marking: next });
}

export function chooseNumberFirst(next: boolean): void {
	numberFirst.value = next;
	save({ numberFirst: next });
}

export function chooseGreyClues(next: boolean): void {
	greyClues.value = next;
	save({ greyClues: next });
}

export function chooseClueTap(next: ClueTap): void {
	clueTap.value = next;
	save({ clueTap: next });
}

export function chooseHelp(next: Help): void {
	help.value = next;
	save({ help: next });
}

export function chooseKeepsRuledOut(next: boolean): void {
	keepsRuledOut.value = next;
	save({ keepsRuledOut: next });
}

export function keepMet(more: readonly string[]): void {
	met.value = [...new Set([...met.peek(), ...more])];
	save({ met: [...met.value] });
}

export function keepUses(next: Record<string, number>): void {
	uses.value = next;
	save({ uses: next });
}

/** Chooses the language, and sets language and theme on the document, now and whenever they change. */
export function applySettings(): void {
	// The address takes precedence over the stored choice, and the stored choice over the browser's languages.
	language.value = preferred([askedFor.get('lang'), stored.language, ...navigator.languages]);
	effect(() => {
		document.documentElement.lang = language.value;
	});
	effect(() => {
		document.documentElement.dataset.theme = theme.value;
	});
}

/** The readable settings, including anything that a newer page has added. */
function load(): Stored {
	const text = textIn(() => localStorage, KEY);
	if (text === null) return {};
	const record = v.safeParse(v.record(v.string(), v.unknown()), parsed(text));
	const fields = record.success ? record.output : {};
	const broken = Object.entries(FIELDS).filter(
		([name, field]) => name in fields && !v.is(field, fields[name]),
	);
	for (const [name] of broken) delete fields[name];
	const isNewer = Number(fields.version) > VERSION;
	if (!record.success || (broken.length > 0 && !isNewer)) void replace(text, fields);
	return fields;
}

/** Sets the text of the record aside, and puts its readable part in its place. */
async function replace(text: string, fields: Stored): Promise<void> {
	if (await setAside('settings', KEY, text)) write(fields);
}

function save(change: Stored): void {
	write(Object.assign(stored, change));
}

function write(fields: Stored): void {
	const text = JSON.stringify({ version: VERSION, ...fields });
	// Where storage is off, the choice lasts until the page is closed.
	putText(() => localStorage, KEY, text);
}
