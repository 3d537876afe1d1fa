/*
 * A text as a QR code: dark on white in every theme, with the quiet zone of
 * four modules that scanners need.
 */
import { encode } from 'uqr';
import { t } from '../language';

const QUIET = 4;

/** One path of all dark modules, row by row; nothing where the text is too long for any code. */
function qrPath(text: string): { side: number; path: string } | null {
	const code = encoded(text);
	if (!code) return null;
	const modules = code.data.flatMap((row, y) =>
		row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
	);
	return { side: code.size, path: modules.join('') };
}

function encoded(text: string) {
	try {
		return encode(text, { ecc: 'M', border: QUIET });
	} catch {
		return null;
	}
}

export function QrCode({ text }: { text: string }) {
	const code = qrPath(text);
	if (!code) return <p class="hint">{t('share.qr-long')}</p>;
	return (
		<svg
			class="qr"
			role="img"
			aria-label={t('share.qr')}
			viewBox={`0 0 ${code.side} ${code.side}`}
			shape-rendering="crispEdges"
		>
			<rect width={code.side} height={code.side} fill="#fff" />
			<path d={code.path} fill="#000" />
		</svg>
	);
}
