/* Durations as text. Pure, so that tests need no browser. */

/** The shortest time, in microseconds, that a clock can measure: browsers' clocks are coarse, and many return 0. */
const SEEN = 50;

/** A duration, or a limit that the duration is below. */
export function spelled(micros: number, locale: string): { time: string; under: boolean } {
	const under = micros < SEEN;
	const shown = under ? 1000 : micros;
	const [value, unit] = shown < 999_500 ? [shown / 1000, 'millisecond'] : [shown / 1e6, 'second'];
	const maximumFractionDigits = value < 10 ? 1 : 0;
	const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
	const time = new Intl.NumberFormat(locale, style).format(value).replaceAll(' ', '\u00a0');
	return { time, under };
}
