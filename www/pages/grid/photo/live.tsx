/*
 * The camera's picture with the outline of the grid. The photo is taken automatically
 * once the grid holds still. If the camera is refused or missing, the page says so
 * and offers an alternative.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../language';
import { Icon } from '../../../widgets/icons';
import { openCamera, taken, watch } from './camera';
import type { Corners } from './frame';
import { openPicture } from './reading';

/** Why no picture is shown. */
type Trouble = 'refused' | 'missing' | 'failed';

/** The browser's error if the visitor, or the page around this one, refuses the camera. */
const REFUSED = ['NotAllowedError', 'SecurityError'];
const MISSING = ['NotFoundError', 'OverconstrainedError', 'NotReadableError'];

function troubleOf(error: unknown): Trouble {
	const name = error instanceof DOMException ? error.name : '';
	if (REFUSED.includes(name)) return 'refused';
	return MISSING.includes(name) ? 'missing' : 'failed';
}

export function Live({ leave }: { leave: () => void }) {
	const video = useRef<HTMLVideoElement>(null);
	const [corners, setCorners] = useState<Corners | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	useEffect(() => {
		const abort = new AbortController();
		const seen = video.current;
		const fail = (error: unknown) => {
			if (!abort.signal.aborted) setTrouble(troubleOf(error));
			abort.abort();
		};
		if (seen) void run(seen, abort.signal, () => setOpen(true), setCorners).catch(fail);
		return () => abort.abort();
	}, []);
	if (trouble) return <Refused trouble={trouble} leave={leave} />;
	const { videoWidth = 1, videoHeight = 1 } = video.current ?? {};
	return (
		<div class="stack tight">
			<div class="photo-part" data-live={corners ? 'found' : 'looking'}>
				<video ref={video} class="photo-live" aria-label={t('photo.live.view')} muted playsInline />
				<svg class="photo-outlines" viewBox={`0 0 ${videoWidth} ${videoHeight}`} aria-hidden="true">
					{corners ? <Outline corners={corners} /> : null}
				</svg>
			</div>
			<p class="hint" role="status">
				{t(isOpen ? (corners ? 'photo.live.found' : 'photo.live.how') : 'photo.live.asking')}
			</p>
			<div class="buttons">
				{isOpen ? (
					<button
						type="button"
						class="primary"
						onClick={() => video.current && void take(video.current)}
					>
						{t('photo.live.take')}
					</button>
				) : null}
				<button type="button" class="secondary" onClick={leave}>
					{t('photo.live.leave')}
				</button>
			</div>
		</div>
	);
}

async function run(
	video: HTMLVideoElement,
	signal: AbortSignal,
	opened: () => void,
	tell: (seen: Corners | null) => void,
): Promise<void> {
	await openCamera(video, signal);
	if (signal.aborted) return;
	opened();
	await watch(video, signal, tell);
	if (!signal.aborted) await take(video);
}

const take = async (video: HTMLVideoElement) => openPicture(await taken(video));

function Outline({ corners }: { corners: Corners }) {
	const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
	return (
		<g class="photo-outline">
			<polygon class="below" points={points} />
			<polygon points={points} />
		</g>
	);
}

function Refused({ trouble, leave }: { trouble: Trouble; leave: () => void }) {
	return (
		<div class="stack tight">
			<div class="finding bad" role="alert" data-trouble={trouble}>
				<Icon name="warning" />
				<p>{t(trouble === 'failed' ? 'photo.trouble.failed' : `photo.live.${trouble}`)}</p>
			</div>
			<button type="button" class="primary wide" onClick={leave}>
				{t('photo.live.other')}
			</button>
		</div>
	);
}
