/* Getting a picture from the camera or a file, or typing in the puzzle if that does not work. */
import { useRef, useState } from 'preact/hooks';
import { t } from '../../../language';
import { fetched } from '../../../shell/fetched';
import { openToCopy } from '../commands/open';
import { choice } from '../state/choice';
import { draft } from '../state/game';
import { openPicture } from './reading';

/** Handheld devices have a camera that can be pointed at paper. */
const hasCamera = () => matchMedia('(any-pointer: coarse)').matches;

/** Whether the browser can show what the camera sees. */
const canWatch = () => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Fetched when the camera is wanted; only then does the page ask the browser for the camera. */
const Live = fetched(async () => (await import('./live')).Live);

export function Choosing() {
	const [isMissing, setMissing] = useState(false);
	const [isLive, setLive] = useState(false);
	if (isLive) return <Live leave={() => setLive(false)} />;
	return (
		<>
			{hasCamera() ? (
				<PictureButton look="primary" label={t('photo.camera')} camera none={setMissing} />
			) : null}
			<PictureButton
				look={hasCamera() ? 'secondary' : 'primary'}
				label={t('photo.file')}
				none={setMissing}
			/>
			{canWatch() ? (
				<button type="button" class="secondary wide" onClick={() => setLive(true)}>
					{t('photo.live')}
				</button>
			) : null}
			{isMissing ? <p class="hint">{t('photo.no-picture-yet')}</p> : null}
		</>
	);
}

interface PictureProps {
	look: string;
	label: string;
	camera?: boolean;
	/** Called if there is no picture: either there is no camera, or the visitor or the device refused. */
	none: (isMissing: boolean) => void;
}

/** The browser asks for the picture itself, so the page needs no permission for the camera. */
function PictureButton({ look, label, camera, none }: PictureProps) {
	const field = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={field}
				type="file"
				accept="image/*"
				hidden
				aria-label={label}
				{...(camera && { capture: 'environment' })}
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					none(!file);
					if (file) void openPicture(file);
					// Cleared so that the same file can be chosen again.
					currentTarget.value = '';
				}}
				onCancel={(event) => {
					// Otherwise the panel would treat this event as its own.
					event.stopPropagation();
					none(true);
				}}
			/>
			<button type="button" class={`${look} wide`} onClick={() => field.current?.click()}>
				{label}
			</button>
		</>
	);
}

/** Opens an empty grid of the kind and size that New offers. */
export function TypeIn() {
	return (
		<button
			type="button"
			class="quiet"
			onClick={() => {
				const { kind, size } = choice.peek();
				openToCopy(kind || draft.peek().kind, size, []);
			}}
		>
			{t('photo.type-in')}
		</button>
	);
}
