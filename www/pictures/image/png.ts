/*
 * A picture as PNG, painted shape by shape. The page's content security policy
 * allows no picture from memory, so the browser cannot draw the SVG file.
 */
import { fontOf } from './letters';
import type { Paint, Picture, Shape } from './shapes';

/** Physical pixels per CSS pixel. */
const SHARP = 3;
/** Browsers refuse much larger canvases. */
const MOST_PIXELS = 16_000_000;

export function pngOf({ width, height, shapes }: Picture): Promise<Blob> {
	const scale = Math.min(SHARP, Math.sqrt(MOST_PIXELS / (width * height)));
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(width * scale);
	canvas.height = Math.round(height * scale);
	const brush = canvas.getContext('2d');
	if (brush) for (const shape of shapes) paint(brush, shape, scale);
	return new Promise((resolve, reject) => {
		const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no PNG')));
		canvas.toBlob(take, 'image/png');
	});
}

function paint(brush: CanvasRenderingContext2D, shape: Shape, scale: number): void {
	brush.setTransform(scale, 0, 0, scale, 0, 0);
	brush.transform(...shape.matrix);
	if (shape.type === 'text') paintText(brush, shape);
	else paintPath(brush, shape);
}

function paintPath(brush: CanvasRenderingContext2D, shape: Extract<Shape, { type: 'path' }>): void {
	const path = new Path2D(shape.d);
	if (shape.fill) {
		brush.fillStyle = dipped(brush, shape.fill);
		brush.fill(path);
	}
	if (shape.stroke) {
		brush.strokeStyle = pen(brush, shape.stroke);
		brush.stroke(path);
	}
}

/** The halo of letters is painted below them. */
function paintText(brush: CanvasRenderingContext2D, shape: Extract<Shape, { type: 'text' }>): void {
	brush.font = fontOf(shape);
	brush.textAlign = shape.anchor === 'middle' ? 'center' : (shape.anchor as CanvasTextAlign);
	if (shape.stroke) {
		brush.strokeStyle = pen(brush, shape.stroke);
		brush.strokeText(shape.text, shape.x, shape.y);
	}
	if (shape.fill) {
		brush.fillStyle = dipped(brush, shape.fill);
		brush.fillText(shape.text, shape.x, shape.y);
	}
}

function dipped(brush: CanvasRenderingContext2D, { colour, alpha }: Paint): string {
	brush.globalAlpha = alpha;
	return colour;
}

function pen(brush: CanvasRenderingContext2D, stroke: NonNullable<Shape['stroke']>): string {
	brush.lineWidth = stroke.width;
	brush.lineCap = stroke.cap as CanvasLineCap;
	brush.lineJoin = stroke.join as CanvasLineJoin;
	brush.setLineDash([...stroke.dash]);
	return dipped(brush, stroke);
}
