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

/**
 * How much the page does for a player's marks: nothing; each digit tidies them; or empty cells show all remaining
 * candidates.
 */
export const MARKINGS = ['manual', 'tidy', 'full'] as const;
export type Marking = (typeof MARKINGS)[number];

/** Marks that appear during play: none, broken rules, or every number that no solution has. */
export const LIVE = ['off', 'rules', 'solution'] as const;

/**
 * The effect of a tap on a clue, or of Enter: select it and then tick it off (in the city: show its street), or one of
 * these at once.
 */
export const CLUE_TAPS = ['select', 'tick', 'street'] as const;

/** The levels of a hint: the place, then the reason; or its kind before both. */
export const HELP = ['quick', 'slow'] as const;

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

/** A setting, and the function that changes it now and for later visits. */
function setting<Name extends keyof Stored>(name: Name, first: Choice<Name>) {
	const now = signal<Choice<Name>>(stored[name] ?? first);
	const choose = (next: Choice<Name>) => {
		now.value = next;
		save({ [name]: next });
	};
	return [now, choose] as const;
}

type Choice<Name extends keyof Stored> = NonNullable<Stored[Name]>;

export const [theme, chooseTheme] = setting('theme', 'system');
if (asked) theme.value = asked;
/** Whether cells with taller buildings have a darker background. */
export const [shade, chooseShade] = setting('shade', true);
/** Whether the board is drawn as a city. */
export const [city, chooseCity] = setting('city', false);
export const [live, chooseLive] = setting('live', stored.mistakes === false ? 'off' : 'rules');
/** Whether the time spent on a puzzle is shown. */
export const [clock, chooseClock] = setting('clock', false);
/** Whether drawings and tables replace pictures in three dimensions. */
export const [simple, chooseSimple] = setting('simple', false);
/** How much the page does for marks; see `MARKINGS`. */
export const [marking, chooseMarking] = setting('marking', 'tidy');
/** Whether a number is chosen first, and then the cells that it goes into. */
export const [numberFirst, chooseNumberFirst] = setting('numberFirst', false);
/** Whether clues that can no longer fail are greyed out. */
export const [greyClues, chooseGreyClues] = setting('greyClues', false);
export const [clueTap, chooseClueTap] = setting('clueTap', 'select');
export const [help, chooseHelp] = setting('help', 'quick');
/** Whether candidates ruled out by hints stay marked on the board. */
export const [keepsRuledOut, chooseKeepsRuledOut] = setting('keepsRuledOut', true);
/** How often hints have used each technique on this device, by the id of its rule. */
export const [uses, keepUses] = setting('uses', {});

/** The kinds and variants whose rules were shown on this device, by their ids. */
export const met = signal<readonly string[]>(stored.met ?? []);

export function chooseLanguage(next: Language): void {
	language.value = next;
	save({ language: next });
}

export function keepMet(more: readonly string[]): void {
	met.value = [...new Set([...met.peek(), ...more])];
	save({ met: [...met.value] });
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
