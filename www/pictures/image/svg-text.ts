/* A picture as a self-contained SVG file, without styles, scripts, fonts or rasters. */
import type { Picture, Shape } from './shapes';

export function svgText({ title, width, height, shapes }: Picture): string {
	const size = `width="${short(width)}" height="${short(height)}"`;
	const box = `viewBox="0 0 ${short(width)} ${short(height)}"`;
	const lines = [
		`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} role="img">`,
		`<title>${escaped(title)}</title>`,
		...shapes.map(element),
		'</svg>',
		'',
	];
	return lines.join('\n');
}

function element(shape: Shape): string {
	const paints = `${fillOf(shape)}${strokeOf(shape)}${transformOf(shape)}`;
	if (shape.type === 'path') return `<path d="${tidy(shape.d)}"${paints}/>`;
	const { x, y, size, family, weight, anchor } = shape;
	const font = `font-family="${escaped(family)}" font-size="${short(size)}" font-weight="${weight}"`;
	const place = `x="${short(x)}" y="${short(y)}" text-anchor="${anchor}"`;
	return `<text ${place} ${font}${paints} paint-order="stroke">${escaped(shape.text)}</text>`;
}

function fillOf({ fill }: Shape): string {
	if (!fill) return ' fill="none"';
	return ` fill="${fill.colour}"${fill.alpha < 1 ? ` fill-opacity="${short(fill.alpha)}"` : ''}`;
}

function strokeOf({ stroke }: Shape): string {
	if (!stroke) return '';
	const { colour, alpha, width, cap, join, dash } = stroke;
	return [
		` stroke="${colour}" stroke-width="${short(width)}"`,
		alpha < 1 ? ` stroke-opacity="${short(alpha)}"` : '',
		cap === 'butt' ? '' : ` stroke-linecap="${cap}"`,
		join === 'miter' ? '' : ` stroke-linejoin="${join}"`,
		dash.length > 0 ? ` stroke-dasharray="${dash.map(short).join(' ')}"` : '',
	].join('');
}

function transformOf({ matrix }: Shape): string {
	const [a, b, c, d, e, f] = matrix.map(short);
	if (`${a} ${b} ${c} ${d}` !== '1 0 0 1')
		return ` transform="matrix(${matrix.map(short).join(' ')})"`;
	return `${e} ${f}` === '0 0' ? '' : ` transform="translate(${e} ${f})"`;
}

/** A number rounded to four decimals, which is finer than any printer can show. */
const short = (value: number) => String(Math.round(value * 10_000) / 10_000);

const tidy = (d: string) => d.replace(/\d+\.\d{4,}/g, (long) => short(Number(long)));

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
