/* Keys to intents, digits to numbers, and moves between the places of a board. */
import { expect, test } from '@playwright/test';
import { numbersIn, type Stroke, sideIn, TOGETHER, typeDigit } from '../../pages/grid/board/typing';
import { intentOf } from '../../pictures/grid/board/keys';
import { following, preceding, rowEnd, step, within } from '../../pictures/grid/board/moves';
import { shortcutOf } from '../../shell/shortcuts';

const press = (key: string, code = '', more = {}) => ({
	key,
	code,
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	...more,
});

test('digits go by the key’s place: a French keyboard types & where 1 is', () => {
	expect(intentOf(press('&', 'Digit1'), 5)).toEqual({ do: 'digit', digit: 1 });
	expect(intentOf(press('1', 'Digit1'), 5)).toEqual({ do: 'digit', digit: 1 });
	expect(intentOf(press('7', 'Numpad7'), 9)).toEqual({ do: 'digit', digit: 7 });
	expect(intentOf(press('4'), 9)).toEqual({ do: 'digit', digit: 4 });
});

test('letters go on after 9, on boards that have so many', () => {
	expect(intentOf(press('a', 'KeyA'), 9)).toBeNull();
	expect(intentOf(press('a', 'KeyA'), 10)).toEqual({ do: 'number', number: 10 });
	expect(intentOf(press('A', 'KeyQ'), 10)).toEqual({ do: 'number', number: 10 });
	expect(intentOf(press('b', 'KeyB'), 10)).toBeNull();
	expect(intentOf(press('w', 'KeyW'), 32)).toEqual({ do: 'number', number: 32 });
});

test('signs, moves and corners', () => {
	expect(intentOf(press(',', 'Comma'), 5)).toEqual({ do: 'sign', sign: 'less' });
	expect(intentOf(press('>', 'IntlBackslash'), 5)).toEqual({ do: 'sign', sign: 'greater' });
	expect(intentOf(press('ArrowLeft'), 5)).toEqual({ do: 'move', down: 0, right: -1 });
	expect(intentOf(press('Home'), 5)).toEqual({ do: 'row-end', last: false });
	expect(intentOf(press('End', '', { ctrlKey: true }), 5)).toEqual({ do: 'corner', last: true });
});

test('the key that asks makes a question of the next one', () => {
	expect(intentOf(press('q', 'KeyQ'), 5, true)).toEqual({ do: 'ask' });
	expect(intentOf(press('Q', 'KeyQ'), 26)).toEqual({ do: 'number', number: 26 });
	const asked = (key: string, code = '', more = {}) =>
		intentOf(press(key, code, more), 12, true, true);
	expect(asked('r')).toEqual({ do: 'query', about: 'row' });
	expect(asked('C', 'KeyC')).toEqual({ do: 'query', about: 'column' });
	expect(asked('g')).toEqual({ do: 'query', about: 'progress' });
	expect(asked('&', 'Digit1')).toEqual({ do: 'query', about: 1 });
	expect(asked('ArrowLeft')).toEqual({ do: 'move', down: 0, right: -1 });
	expect(asked('c', 'KeyC', { ctrlKey: true })).toBeNull();
});

test('the browser keeps its own keys', () => {
	expect(intentOf(press('1', 'Digit1', { ctrlKey: true }), 5)).toBeNull();
	expect(intentOf(press('ArrowLeft', '', { altKey: true }), 5)).toBeNull();
	expect(intentOf(press('Tab'), 32)).toBeNull();
});

/** Types digits at one place and returns the final number. */
function typed(digits: string, highest: number, gap = 100, unit = 1, parks = false): number[] {
	let stroke: Stroke | null = null;
	const written: number[] = [];
	[...digits].forEach((digit, index) => {
		const now = { where: 'here', when: index * gap, highest, unit, parks };
		const next = typeDigit(stroke, Number(digit), now);
		stroke = next.stroke;
		if (next.value !== null) written.push(next.value);
	});
	return written;
}

test('digits typed quickly make one number, slowly they replace', () => {
	expect(typed('12', 16)).toEqual([1, 12]);
	expect(typed('12', 16, TOGETHER + 1)).toEqual([1, 2]);
	expect(typed('17', 16)).toEqual([1, 7]);
	expect(typed('123', 32)).toEqual([1, 12, 3]);
	expect(typed('45', 9)).toEqual([4, 5]);
	expect(typed('7', 5)).toEqual([]);
});

test('on a board of tens the closing 0 adds nothing, and 0 alone erases', () => {
	expect(typed('30', 5, 100, 10)).toEqual([3]);
	expect(typed('0', 5, 100, 10)).toEqual([0]);
	expect(typed('30', 5)).toEqual([3, 0]);
});

test('on a large board of tens a number is read as it is shown', () => {
	expect(typed('10', 12, 100, 10)).toEqual([1]);
	expect(typed('100', 12, 100, 10).at(-1)).toBe(10);
	expect(typed('120', 12, 100, 10).at(-1)).toBe(12);
	expect(typed('12', 12, 100, 10).at(-1)).toBe(12);
	expect(typed('20', 32, 100, 10)).toEqual([2]);
	expect(typed('130', 12, 100, 10).at(-1)).toBe(3);
});

const ringed = { size: 3, ring: true };
const bare = { size: 3, ring: false };

test('arrows reach the ring, never a corner, and never wrap round', () => {
	expect(step(ringed, { row: 0, column: 1 }, -1, 0)).toEqual({ row: -1, column: 1 });
	expect(step(ringed, { row: -1, column: 0 }, 0, -1)).toEqual({ row: -1, column: 0 });
	expect(step(bare, { row: 0, column: 1 }, -1, 0)).toEqual({ row: 0, column: 1 });
	expect(rowEnd(ringed, { row: 1, column: 1 }, true)).toEqual({ row: 1, column: 2 });
	expect(rowEnd(ringed, { row: 1, column: 2 }, true)).toEqual({ row: 1, column: 3 });
	expect(rowEnd(bare, { row: 1, column: 2 }, true)).toEqual({ row: 1, column: 2 });
});

test('the ring is walked side by side, each as it is read, and back', () => {
	const round: string[] = [];
	let place = { row: -1, column: 0 };
	for (let count = 0; count < 12; count++) {
		round.push(`${place.row},${place.column}`);
		const next = following(ringed, place);
		expect(preceding(ringed, next)).toEqual(place);
		place = next;
	}
	expect(round.join(' ')).toBe('-1,0 -1,1 -1,2 0,-1 1,-1 2,-1 0,3 1,3 2,3 3,0 3,1 3,2');
	expect(place).toEqual({ row: -1, column: 0 });
});

test('a clue is whole where no longer number can follow', () => {
	const whole = (digit: number, highest: number) =>
		typeDigit(null, digit, { where: '', when: 0, highest, unit: 1, parks: false }).isWhole;
	expect([whole(1, 9), whole(0, 12), whole(2, 12), whole(1, 12), whole(3, 32)]).toEqual([
		true,
		true,
		true,
		false,
		false,
	]);
});

test('a side is read with or without spaces, and a dot where no clue is', () => {
	expect(sideIn('5 . 5 3 . 1', 6, 6)).toEqual([5, 0, 5, 3, 0, 1]);
	expect(sideIn('5-53.1', 6, 6)).toEqual([5, 0, 5, 3, 0, 1]);
	expect(sideIn('12 1', 12, 12)).toEqual([12, 1, ...new Array(10).fill(0)]);
	expect(sideIn('', 2, 2)).toEqual([0, 0]);
	expect([sideIn('7', 6, 6), sideIn('1 2 3', 2, 2), sideIn('x', 6, 6)]).toEqual([null, null, null]);
	expect(numbersIn('5 . 5 3 - 1')).toEqual([5, 0, 5, 3, 0, 1]);
	expect([numbersIn('132'), numbersIn('1 2\n3')]).toEqual([[], []]);
});

test('a place comes along onto a smaller board or one without a ring', () => {
	expect(within(bare, { row: 7, column: -1 })).toEqual({ row: 2, column: 0 });
	expect(within(ringed, { row: 3, column: 2 })).toEqual({ row: 3, column: 2 });
});

test('shortcuts go by the letter, and by the key’s place where the script has no such letter', () => {
	const mod = { ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
	expect(shortcutOf({ key: 'z', code: 'KeyY', ...mod })).toBe('Mod+Z');
	expect(shortcutOf({ key: 'я', code: 'KeyZ', ...mod })).toBe('Mod+Z');
	expect(shortcutOf({ key: 'F2', code: 'F2', ...mod, ctrlKey: false })).toBe('F2');
});

test('the decimal comma of the number block is not a sign', () => {
	expect(intentOf(press(',', 'NumpadDecimal'), 5)).toBeNull();
});
