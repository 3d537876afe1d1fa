/* Durations in words: 0 means that the clock was too coarse. */
import { expect, test } from '@playwright/test';
import { spelled } from '../../language/duration';

const said = (micros: number, locale: string) => {
	const { time, under } = spelled(micros, locale);
	return `${under ? 'under ' : ''}${time.replace(/\s/g, ' ')}`;
};

test('no time is 0', () => {
	const times = [0, 20, 49, 50, 400, 12_000, 999_400, 999_500, 3_200_000];
	expect(times.map((micros) => said(micros, 'en'))).toEqual([
		'under 1 ms',
		'under 1 ms',
		'under 1 ms',
		'0.1 ms',
		'0.4 ms',
		'12 ms',
		'999 ms',
		'1 sec',
		'3.2 sec',
	]);
	expect(said(0, 'de')).toBe('under 1 ms');
	expect(said(400, 'fr')).toBe('0,4 ms');
});
