/* Small parts of the lab: its link, its scale and estimates, and the saved table. */
import { expect, test } from '@playwright/test';
import { readLabLink, writeLabLink } from '../../pages/lab/link';
import { estimate, powerOfTen, shareOf, spanOf, triesAt } from '../../pages/lab/race/scale';

const own = { first: [], smallest: false };

test('a link names the puzzle, the strategy and the event', () => {
	const link = {
		puzzle: 'sky4.1332.2122.3213.1423.f',
		strategy: 'early-checks',
		event: 57,
		order: own,
	};
	expect(writeLabLink(link)).toBe('sky4.1332.2122.3213.1423.f/study.early-checks.57');
	expect(readLabLink(writeLabLink(link))).toEqual(link);
	expect(readLabLink('sky4.1332.2122.3213.1423.f')).toBe(null);
	expect(readLabLink('sky4.1332/study')).toEqual({
		puzzle: 'sky4.1332',
		strategy: '',
		event: 0,
		order: own,
	});
	expect(readLabLink('sky4.1332/study.queue')?.event).toBe(0);
	expect(readLabLink('snake3.3223232233D3333.2/study.all-starts.20')).toEqual({
		puzzle: 'snake3.3223232233D3333.2',
		strategy: 'all-starts',
		event: 20,
		order: own,
	});
});

test('other parts of a link stay with the puzzle', () => {
	expect(readLabLink('sky4.1332/u.10/study.queue.3')?.puzzle).toBe('sky4.1332/u.10');
	expect(readLabLink('sky4.1332/study.queue.3/u.10')?.puzzle).toBe('sky4.1332/u.10');
	expect(readLabLink('sky4.1332/studying')).toBe(null);
	expect(writeLabLink({ puzzle: '', strategy: 'queue', event: 3, order: own })).toBe('');
});

test('a link says in which order the visitor wanted the cells', () => {
	const base = { puzzle: 'sky4.1332', strategy: 'queue', event: 3 };
	const orders = [
		['s', { first: [], smallest: true }],
		['13-7', { first: [12, 6], smallest: false }],
		['s1', { first: [0], smallest: true }],
	] as const;
	for (const [part, order] of orders) {
		const link = writeLabLink({ ...base, order: { ...order, first: [...order.first] } });
		expect(link).toBe(`sky4.1332/study.queue.3.${part}`);
		expect(readLabLink(`${link}/u.10`)).toEqual({ ...base, puzzle: 'sky4.1332/u.10', order });
	}
});

test('a link may hide the answers', () => {
	const base = { puzzle: 'sky4.1332', strategy: 'queue', event: 3, ask: true };
	for (const [part, first] of [
		['', []],
		['.13-7', [12, 6]],
	] as const) {
		const order = { first: [...first], smallest: false };
		const link = writeLabLink({ ...base, order });
		expect(link).toBe(`sky4.1332/study.queue.3${part}/ask`);
		expect(readLabLink(`${link}/u.10`)).toEqual({ ...base, puzzle: 'sky4.1332/u.10', order });
	}
	expect(readLabLink('sky4.1332/study.queue.3/asking')?.ask).toBe(undefined);
});

test('the scale is logarithmic, and a guess on it can be read back', () => {
	expect([0, 1, 1e3, 1e9, 1e12].map((tries) => shareOf(tries))).toEqual([0, 0, 1 / 3, 1, 1]);
	for (const tries of [1, 10, 97_000, 450_000, 1e9]) expect(triesAt(shareOf(tries))).toBe(tries);
	expect(triesAt(0.55)).toBe(89_000);
});

test('an estimate says how long the rest would take, in words of the right size', () => {
	// 10 to the power of 17 tries at five million per second.
	const known = estimate(17, 5_000_000, 1_000_000);
	expect(known?.speed).toBe(5_000_000);
	const span = spanOf(known?.seconds ?? 0);
	expect(span).toMatchObject({ unit: 'year' });
	expect('count' in span && Math.round(span.count)).toBe(634);
	expect(spanOf(Math.log10(7200))).toMatchObject({ unit: 'hour' });
	expect(spanOf(Math.log10(0.5))).toMatchObject({ unit: 'second' });
	expect(spanOf(31)).toEqual({ years: 24 });
	expect(estimate(17, 0, 0)).toBe(null);
	expect(powerOfTen(120)).toBe('10¹²⁰');
});
