/*
 * Turns messages of the core into words. The arguments of a message are data, and this file puts them into words in
 * the language of the page. Positions are counted from 0 in the data and from 1 in words. Pure, so that tests need
 * no browser; the caller provides the texts.
 */
import type { Arg, Message } from '../engine/types';
import type { Key } from './keys';
import { type Language, listLocale } from './languages';
import { isPlain } from './runtime';

/** A language: its name, and its texts with the values filled in. */
interface Tongue {
	locale: Language;
	t: (key: Key, values?: Record<string, string | number>) => string;
}

/** The types of arguments that are put into words by one of our texts and may begin a sentence. */
const NAMED: readonly Arg['type'][] = ['clue', 'line', 'lines', 'diagonal', 'box'];

/** A message as a separate sentence: if it begins with one of our names, the name gets a capital letter. */
export function sentence(message: Message, tongue: Tongue): string {
	const text = said(message, tongue);
	const opening = Object.values(message.args).filter(({ type }) => NAMED.includes(type));
	// A visitor's text stays as it is, and so do names of cells such as r1c1.
	if (!opening.some((arg) => text.startsWith(String(words(arg, tongue))))) return text;
	return text.charAt(0).toLocaleUpperCase(tongue.locale) + text.slice(1);
}

/** A message as part of another. */
function said(message: Message, tongue: Tongue): string {
	const values = Object.entries(message.args).map(([name, arg]) => [name, words(arg, tongue)]);
	return tongue.t(message.key as Key, Object.fromEntries(values));
}

/** The words for an argument; a small number stays a number, because plurals depend on it. */
function words(arg: Arg, tongue: Tongue): string | number {
	const { t } = tongue;
	switch (arg.type) {
		case 'number':
			return isPlain(arg.value)
				? arg.value
				: new Intl.NumberFormat(tongue.locale).format(arg.value);
		case 'text':
			return arg.value;
		case 'cell':
			return cell(tongue, arg.row, arg.column);
		case 'clue':
			return t(`word.clue.${arg.side}`, { number: arg.index + 1 });
		case 'line':
			return t(arg.row ? 'word.row' : 'word.column', { number: arg.index + 1 });
		case 'diagonal':
			return t(arg.rising ? 'word.diagonal.rising' : 'word.diagonal.falling');
		case 'box':
			return t('word.box', { number: arg.index + 1 });
		case 'lines': {
			const numbers = all(tongue, arg.indices.map(fromOne));
			return t(arg.rows ? 'word.rows' : 'word.columns', { numbers });
		}
		case 'values':
			return any(tongue, arg.value);
		case 'cells':
			return all(
				tongue,
				arg.value.map(([row, column]) => cell(tongue, row, column)),
			);
		case 'list':
			return all(
				tongue,
				arg.value.map((one) => words(one, tongue)),
			);
		case 'ways':
			return any(tongue, ways(arg.value));
		case 'said':
			return said(arg.value, tongue);
	}
}

const cell = ({ t }: Tongue, row: number, column: number) =>
	t('word.cell', { row: row + 1, column: column + 1 });

const fromOne = (index: number) => index + 1;

/** Arrangements, digit by digit; numbers are separated if one of them has two digits. */
function ways(arrangements: readonly number[][]): string[] {
	const gap = arrangements.flat().some((value) => value > 9) ? ' ' : '';
	return arrangements.map((way) => way.join(gap));
}

type Names = readonly (string | number)[];

/** "1, 2 and 3". */
const all = (tongue: Tongue, names: Names) => listed(tongue, names, 'conjunction');

/** "1, 2 or 3". */
const any = (tongue: Tongue, names: Names) => listed(tongue, names, 'disjunction');

function listed({ locale }: Tongue, names: Names, type: Intl.ListFormatType): string {
	return new Intl.ListFormat(listLocale(locale), { type }).format(names.map(String));
}
