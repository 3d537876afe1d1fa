/*
 * The whole photo with the four corners of the puzzle, which can be dragged or
 * moved by the arrow keys; then the photo is read again.
 */
import { useState } from 'preact/hooks';
import type { Point } from '../../../engine/types';
import { t } from '../../../language';
import { type Corners, firstCorners, moved, spot, wholeOf } from './frame';
import { PhotoPart } from './picture';
import type { Photo } from './pixels';
import { readAgain, reading, said } from './reading';
import { ARROWS } from './symbols';

/** An arrow key moves a corner by this fraction of the photo's longer side; with Shift, by a fifth of that. */
const STEP = 0.01;

interface CornerProps {
	photo: Photo;
	done: () => void;
}

export function CornerChoice({ photo, done }: CornerProps) {
	const found = said.value.corners ?? reading.value?.corners;
	const [corners, setCorners] = useState<Corners>(found ?? firstCorners(photo));
	const frame = wholeOf(photo);
	const move = (index: number, to: Point) => setCorners((now) => moved(photo, now, index, to));
	return (
		<div class="stack tight">
			<p class="hint">{t('photo.corners-how')}</p>
			<PhotoPart photo={photo} frame={frame}>
				<svg
					class="photo-outlines"
					viewBox={`0 0 ${photo.width} ${photo.height}`}
					aria-hidden="true"
				>
					<g class="photo-outline" data-chosen="true">
						<polygon class="below" points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
						<polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
					</g>
				</svg>
				{corners.map((corner, index) => (
					<button
						type="button"
						key={index}
						class="photo-corner"
						style={spot(photo, corner)}
						aria-label={t('photo.corner', { number: index + 1 })}
						onPointerDown={({ currentTarget, pointerId }) =>
							currentTarget.setPointerCapture(pointerId)
						}
						onPointerMove={(event) => {
							const to = pointUnder(event, photo);
							if (to) move(index, to);
						}}
						onKeyDown={(event) => {
							const step = ARROWS[event.key];
							if (!step) return;
							event.preventDefault();
							const by = STEP * Math.max(photo.width, photo.height) * (event.shiftKey ? 0.2 : 1);
							move(index, { x: corner.x + by * step.x, y: corner.y + by * step.y });
						}}
					/>
				))}
			</PhotoPart>
			<div class="buttons">
				<button
					type="button"
					class="primary"
					onClick={() => {
						done();
						void readAgain({ corners });
					}}
				>
					{t('photo.read-again')}
				</button>
				<button type="button" class="secondary" onClick={done}>
					{t('photo.leave-corners')}
				</button>
			</div>
		</div>
	);
}

/** The point of the photo under a dragging pointer; null if the pointer is only passing. */
function pointUnder(event: PointerEvent, { width, height }: Photo): Point | null {
	const handle = event.currentTarget as HTMLElement;
	const part = handle.parentElement?.getBoundingClientRect();
	if (!part || !handle.hasPointerCapture(event.pointerId)) return null;
	return {
		x: (width * (event.clientX - part.left)) / part.width,
		y: (height * (event.clientY - part.top)) / part.height,
	};
}
