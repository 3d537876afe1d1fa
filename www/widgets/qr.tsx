/*
 * A text as a QR code: dark on white in every theme, with the quiet zone of
 * four modules that scanners need.
 */
import { encode } from 'uqr';
import { t } from '../language';

const QUIET = 4;

export interface Qr {
	/** The number of modules from edge to edge, without the quiet zone. */
	readonly modules: number;
	/** The same including the quiet zone, which is the side of the drawing. */
	readonly side: number;
	/** One path of all dark modules, row by row. */
	readonly path: string;
}

/** One path of all dark modules, row by row; null if the text is too long for any code. */
export function qrOf(text: string): Qr | null {
	const code = encoded(text);
	if (!code) return null;
	const modules = code.data.flatMap((row, y) =>
		row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
	);
	return { modules: code.size - 2 * QUIET, side: code.size, path: modules.join('') };
}

function encoded(text: string) {
	try {
		return encode(text, { ecc: 'M', border: QUIET });
	} catch {
		return null;
	}
}

export function QrPicture({ code: { side, path } }: { code: Qr }) {
	return (
		<svg
			class="qr"
			role="img"
			aria-label={t('share.qr')}
			viewBox={`0 0 ${side} ${side}`}
			shape-rendering="crispEdges"
		>
			<rect width={side} height={side} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}

export function QrCode({ text }: { text: string }) {
	const code = qrOf(text);
	return code ? <QrPicture code={code} /> : <p class="hint">{t('share.qr-long')}</p>;
}
