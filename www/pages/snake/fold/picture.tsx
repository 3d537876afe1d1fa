/*
 * The picture of the folding: in three dimensions if the browser can draw them
 * and the visitor wants it, otherwise as a flat drawing. The 3D chunk is
 * fetched when it is first needed; when its context is lost, the drawing takes
 * its place.
 */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../language';
import { Flat } from '../../../pictures/snake/flat';
import { Isometric } from '../../../pictures/snake/isometric';
import { classOf } from '../../../pictures/snake/looks';
import { box, chain } from '../state/snake';
import { folding, fromFarEnd, step, view, zoomed } from '../state/view';
import { between, drawnOf, type Scope, scopeOf } from './fit';
import { type Folding, nextAfter, placedAt, poseAfter } from './folding';
import { looksAt } from './looks';
import { swing } from './player';
import type { Picture, Stage } from './stage';
import { onTheWay } from './swing';
import { lost, turnable } from './turnable';
import { onTurnKey, watchPointers } from './turning';
import { stepNow } from './words';

export function FoldPicture() {
	return turnable() ? <Turnable /> : <Drawn />;
}

const label = () => t('snake.picture', { count: chain.value.length, words: stepNow() });

function Drawn() {
	const known = folding.value;
	if (!known) return null;
	if (step.value === 0)
		return (
			<div class="stage drawn">
				<Flat chain={chain.value} label={label()} />
			</div>
		);
	const placed = placedAt(known, step.value);
	const looks = looksAt(known, step.value, fromFarEnd.value).map(classOf);
	return (
		<div class="stage drawn">
			<Isometric
				cells={known.cells.slice(0, placed)}
				looks={looks}
				box={box.value}
				label={label()}
			/>
		</div>
	);
}

function Turnable() {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [stage, setStage] = useState<Stage | null>(null);
	useEffect(() => openStage(canvas.current, setStage), []);
	useSignalEffect(() => {
		const known = folding.value;
		const picture = known ? pictureOf(known) : null;
		if (picture) stage?.show(picture);
	});
	useEffect(() => {
		const known = folding.peek();
		if (stage && known) stage.show(pictureOf(known));
	}, [stage]);
	return (
		<div class="stage" data-drawn={stage ? 'yes' : 'no'}>
			<canvas
				class="picture3d"
				ref={canvas}
				role="img"
				aria-label={label()}
				aria-describedby="steps"
				tabIndex={0}
				onKeyDown={onTurnKey}
			/>
		</div>
	);
}

/** Fetches the 3D chunk and draws on the canvas; returns a function that stops it. */
function openStage(canvas: HTMLCanvasElement | null, ready: (stage: Stage) => void) {
	if (!canvas) return;
	let stage: Stage | null = null;
	let gone = false;
	const fit = () => stage?.resize(canvas.clientWidth, canvas.clientHeight);
	const sizes = new ResizeObserver(fit);
	const fail = () => {
		lost.value = true;
	};
	const start = ({ Stage: Made }: typeof import('./stage')) => {
		if (gone) return;
		stage = new Made(canvas, fail);
		fit();
		sizes.observe(canvas);
		ready(stage);
	};
	import('./stage').then(start).catch(fail);
	const deaf = watchPointers(canvas);
	return () => {
		gone = true;
		deaf();
		sizes.disconnect();
		stage?.dispose();
	};
}

function pictureOf(known: Folding): Picture {
	const moving = swing.value;
	const now = moving?.step ?? step.value;
	const before = Math.max(now - 1, 0);
	const share = moving?.share ?? 1;
	return {
		cubelets: onTheWay(known, now, share),
		looks: looksAt(known, step.value, fromFarEnd.value),
		laid: moving ? null : nextAfter(known, now - 1),
		next: moving ? null : nextAfter(known, now),
		box: box.value,
		scope: between(scopeAt(known, before), scopeAt(known, now), share),
		drawn: drawnAt(known, before) + (drawnAt(known, now) - drawnAt(known, before)) * share,
		view: view.value,
		zoom: zoomed.value,
	};
}

const drawnAt = (known: Folding, at: number) => drawnOf(placedAt(known, at), known.cells.length);

function scopeAt(known: Folding, at: number): Scope {
	return scopeOf(poseAfter(known, at), placedAt(known, at), box.value, view.value);
}
