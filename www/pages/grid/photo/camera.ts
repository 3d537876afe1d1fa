/*
 * The device's camera: opened on demand, checked again and again for the outline
 * of a grid, and closed once the grid holds still or nobody is watching any
 * more.
 */
import { photos } from '../../../engine/client';
import type { Corners } from './frame';
import { cornersOf, isStill, noted } from './still';

/** The longer side in pixels of the examined picture: enough for an outline, and quick. */
const LOOKED_AT = 430;
/** The shortest time between two checks, in milliseconds. */
const BETWEEN = 90;
/** The requested size of the camera's picture, about as large as the reader can use. */
const WISH = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } };

/** Shows the camera in a video; the browser asks for permission. The camera is closed when the signal aborts. */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
	const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: WISH });
	const close = () => {
		for (const track of stream.getTracks()) track.stop();
	};
	if (signal.aborted) return close();
	signal.addEventListener('abort', close, { once: true });
	video.srcObject = stream;
	await video.play();
}

/** Checks the video until the grid holds still or the signal aborts; reports each check. */
export async function watch(
	video: HTMLVideoElement,
	signal: AbortSignal,
	tell: (seen: Corners | null) => void,
): Promise<void> {
	let looks: readonly Corners[] = [];
	const canvas = document.createElement('canvas');
	while (!signal.aborted) {
		const [seen] = await Promise.all([look(video, canvas), pause(BETWEEN)]);
		if (signal.aborted) return;
		tell(seen);
		looks = noted(looks, seen);
		if (isStill(looks, Math.max(video.videoWidth, video.videoHeight))) return;
	}
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

async function look(video: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<Corners | null> {
	const { videoWidth, videoHeight } = video;
	const factor = Math.max(1, Math.max(videoWidth, videoHeight) / LOOKED_AT);
	const [width, height] = [videoWidth / factor, videoHeight / factor].map(Math.floor);
	if (!width || !height) return null;
	const { data } = drawn(video, canvas, width, height).getImageData(0, 0, width, height);
	const pixels = new Uint8Array(data.buffer);
	const given = [pixels.buffer];
	const answer = await photos.ask('findGrid', [pixels, width, height], { given });
	return cornersOf(answer, factor);
}

/** The camera's current picture. */
export function taken(video: HTMLVideoElement): Promise<Blob> {
	const canvas = document.createElement('canvas');
	drawn(video, canvas, video.videoWidth, video.videoHeight);
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
	});
}

function drawn(video: HTMLVideoElement, canvas: HTMLCanvasElement, width: number, height: number) {
	Object.assign(canvas, { width, height });
	const drawing = canvas.getContext('2d', { willReadFrequently: true });
	if (!drawing) throw new Error('the browser has no canvas');
	drawing.drawImage(video, 0, 0, width, height);
	return drawing;
}
