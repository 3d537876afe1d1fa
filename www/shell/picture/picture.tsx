/*
 * A picture for sharing: drawings of the page on one sheet, a preview, and the
 * ways to copy, save and share them. The drawings are on a stage out of sight, in
 * the chosen colours, and are read from there.
 */
import './texts';
import './picture.css';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../language';
import type { Ids, Key } from '../../language/keys';
import { withoutFonts } from '../../pictures/image/glyphs';
import { pngOf } from '../../pictures/image/png';
import { withLink } from '../../pictures/image/png-link';
import type { Picture } from '../../pictures/image/shapes';
import { sheetOf } from '../../pictures/image/sheet';
import { svgText } from '../../pictures/image/svg-text';
import { Choice } from '../../widgets/choice';
import { Icon } from '../../widgets/icons';
import { into } from '../../widgets/into';
import { Switch } from '../../widgets/switch';
import { saveFile } from '../save-file';
import { canCopy, canShare, copyPicture, savePng, sharePicture } from './deliver';

export interface Frame {
	readonly drawing: ComponentChildren;
	/** The text below it; left out if empty. */
	readonly words: string;
}

interface PictureProps {
	/** The name of the file, without its extension. */
	name: string;
	title: string;
	/** The address of what it shows, which the file contains; none if empty. */
	link: string;
	frames: readonly Frame[];
	/** How wide each drawing is, in CSS pixels. */
	width: number;
	columns: number;
	/** Further choices. */
	children?: ComponentChildren;
}

const SCHEMES = ['light', 'dark'] as const;
const scheme = signal<(typeof SCHEMES)[number]>('light');
const isTitled = signal(true);
const hasShapes = signal(false);

export function PictureBox(props: PictureProps) {
	const stage = useRef<HTMLDivElement>(null);
	const preview = useRef<HTMLDivElement>(null);
	const picture = useRef<Picture | null>(null);
	const looks = { titled: isTitled.value, shapes: hasShapes.value };
	useLayoutEffect(() => {
		picture.current = stage.current ? pictureOf(stage.current, props, looks) : null;
		if (picture.current) preview.current?.replaceChildren(nodeOf(picture.current));
	});
	return (
		<div class="stack tight picture-box">
			<div class="picture-stage" ref={stage} data-scheme={scheme.value} aria-hidden="true" inert>
				{props.frames.map(({ drawing }, at) => (
					<div key={at}>{drawing}</div>
				))}
			</div>
			{props.children}
			<Choices />
			{/* A tall picture scrolls, so it must be reached with the keyboard. */}
			<section
				class="picture-preview"
				aria-label={t('picture.preview')}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
				tabIndex={0}
				ref={preview}
				data-scheme={scheme.value}
			/>
			<Ways name={props.name} link={props.link} made={() => picture.current} />
		</div>
	);
}

interface Looks {
	titled: boolean;
	/** Whether digits are drawn as shapes. */
	shapes: boolean;
}

function pictureOf(stage: HTMLElement, props: PictureProps, { titled, shapes }: Looks): Picture {
	const { frames, title, width, columns } = props;
	const drawn = [...stage.querySelectorAll<SVGSVGElement>('div > svg')].map((svg, at) => ({
		svg,
		words: frames[at]?.words ?? '',
	}));
	const sheet = sheetOf(drawn, { title, titled, width, columns, like: stage });
	return shapes ? { ...sheet, shapes: withoutFonts(sheet.shapes) } : sheet;
}

/** The element that the picture is read from. */
const nodeOf = (picture: Picture) =>
	new DOMParser().parseFromString(svgText(picture), 'image/svg+xml').documentElement;

function Choices() {
	return (
		<>
			<Choice
				legend={t('picture.colours')}
				name="picture-colours"
				value={scheme.value}
				options={SCHEMES.map((id) => [id, t(`picture.${id}`)])}
				choose={into(scheme)}
			/>
			<Toggle label="picture.titled" of={isTitled} />
			<Toggle label="picture.shapes" of={hasShapes} />
		</>
	);
}

interface ToggleProps {
	label: Key;
	of: { value: boolean };
}

export const Toggle = ({ label, of }: ToggleProps) => (
	<Switch label={t(label)} on={of.value} set={into(of)} />
);

interface WaysProps {
	name: string;
	link: string;
	made: () => Picture | null;
}

function Ways({ name, link, made }: WaysProps) {
	const withPng = (does: (png: Promise<Blob>, picture: Picture) => Promise<void>) => () => {
		const picture = made();
		if (!picture) return;
		const png = pngOf(picture);
		void does(link === '' ? png : png.then((plain) => withLink(plain, link)), picture);
	};
	const saveSvg = () => {
		const picture = made();
		if (picture) saveFile(`${name}.svg`, 'image/svg+xml', svgText(picture));
	};
	return (
		<div class="buttons">
			{canCopy() ? <Way id="copy" look="primary" run={withPng(copyPicture)} /> : null}
			<Way id="save-png" run={withPng((png) => savePng(name, png))} />
			<Way id="save-svg" run={saveSvg} />
			{canShare() ? (
				<Way id="share" run={withPng((png, { title }) => sharePicture(name, title, png))} />
			) : null}
		</div>
	);
}

function Way({
	id,
	look = 'secondary',
	run,
}: {
	id: Ids<'picture'>;
	look?: string;
	run: () => void;
}) {
	return (
		<button type="button" class={look} data-picture={id} onClick={run}>
			{id === 'copy' ? <Icon name="copy" /> : null}
			{t(`picture.${id}`)}
		</button>
	);
}
