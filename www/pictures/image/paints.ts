/* Colours as browsers compute them, `rgb(…)` or `color(srgb …)`, in the notation that every SVG reader knows. */
import type { Paint } from './shapes';

/** Null for invisible paints. */
export function paintOf(computed: string, opacity: number): Paint | null {
	const numbers = (computed.match(/-?[\d.]+(?:e-?\d+)?%?/gi) ?? []).map(numberOf);
	if (computed === 'none' || numbers.length < 3) return null;
	const most = computed.startsWith('color(') ? 1 : 255;
	const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
	if (alpha * opacity === 0) return null;
	const colour = [red, green, blue].map((one) => hex((one / most) * 255)).join('');
	return { colour: `#${colour}`, alpha: alpha * opacity };
}

const numberOf = (text: string) =>
	text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text);

const hex = (value: number) =>
	Math.round(Math.min(Math.max(value, 0), 255))
		.toString(16)
		.padStart(2, '0');
