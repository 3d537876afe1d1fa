/*
 * A board as a city seen from a corner: every number is a building of that height,
 * painted from the back to the front. The city draws the same view as the flat
 * board and does not depend on rules, settings or events.
 */
import './city.css';
import { isBoxBorder } from '../boxes';
import { ClueWords } from '../clue';
import { beside, type Gap, gapsOf } from '../draft';
import { isBetween, keyOf, markIn, SIGN_PATHS } from '../drawing';
import { CELL, type Layout } from '../layout';
import { type Place, placeOf, same } from '../places';
import { BETWEEN, MarkShape } from '../shape';
import { type BoardView, type CellView, type ClueView, type SignView, stateOf } from '../view';
import {
	cornersAt,
	type Ground,
	groundOf,
	pathOf,
	pointAt,
	type Street,
	signAt,
	streetAmong,
} from './ground';
import { LotDrawing, Written } from './lot';
import { hasWriting, type Lot, lotsOf } from './lots';
import { mostStoreys } from './plan';

interface CityProps {
	view: BoardView;
	layout: Layout;
	/** Quarter turns, from 0 to 3. */
	turn: number;
	/** The place with the frame, if there is one. */
	focus?: Place | null;
	/** Whether clues and signs are being edited. */
	setting?: boolean;
	/** The cells selected together, by number. */
	selected?: readonly number[];
	/** The highlighted digit, 0 for none. */
	lit?: number;
	/** The words for a lot. */
	name: (cell: CellView) => string;
	/** Whether the buildings rise one by one. */
	rising?: boolean;
}

export function City(props: CityProps) {
	const {
		view,
		layout,
		turn,
		focus = null,
		setting = false,
		selected = [],
		lit = 0,
		name,
		rising = false,
	} = props;
	const ground = groundOf(layout, turn, mostStoreys(view));
	const lots = lotsOf(ground, view);
	const litIn = ({ cell }: Lot) => (cell.lit || (cell.corner | cell.centre && lit) ? lit : 0);
	return (
		<svg
			class={`drawing city${rising ? ' rising' : ''}`}
			viewBox={`0 0 ${ground.width.toFixed(1)} ${ground.height.toFixed(1)}`}
			aria-hidden="true"
			focusable="false"
		>
			<path class="city-ground" d={pathOf(groundCorners(ground))} />
			<GroundLines view={view} ground={ground} />
			<Posts view={view} ground={ground} setting={setting} />
			{lots.map((lot) => (
				<LotDrawing
					key={lot.index}
					lot={lot}
					mark={markIn(view, lot.cell)}
					ground={ground}
					scale={view.scale}
					name={name(lot.cell)}
					isSelected={selected.includes(lot.index)}
					lit={litIn(lot)}
					rising={rising}
				/>
			))}
			{layout.signs ? <Signs view={view} ground={ground} /> : null}
			{view.marks.filter(isBetween).map(({ mark, at, cells }) => (
				<g key={at} transform={lyingAt(streetAmong(ground, cells))}>
					<MarkShape mark={mark} x={0} y={0} half={BETWEEN} />
				</g>
			))}
			<g class="through">
				{lots.map((lot) =>
					lot.isHidden && hasWriting(lot.cell) ? (
						<g key={lot.index} class={`cell ${lot.cell.tone}`}>
							<Written lot={lot} size={view.size} scale={view.scale} lit={litIn(lot)} />
						</g>
					) : null,
				)}
			</g>
			<Clues view={view} ground={ground} setting={setting} />
			{focus ? <Focus ground={ground} lots={lots} place={focus} /> : null}
		</svg>
	);
}

/** The corners of an area slightly larger than all lots. */
const groundCorners = (ground: Ground) =>
	cornersAt(ground, { u: -0.06, v: -0.06, side: ground.length + 0.12 });

interface PartProps {
	view: BoardView;
	ground: Ground;
}

/** What is drawn on the ground: the diagonals, and strong lines between the boxes. */
function GroundLines({ view, ground }: PartProps) {
	const shown = (wanted: string) => view.variants.find(({ variant }) => variant === wanted);
	const [diagonals, boxes] = [shown('diagonals'), shown('boxes')];
	const [far, right, near, left] = groundCorners(ground).map((point) => point.join(' '));
	const borders = gapsOf(view.size).filter((gap) => isBoxBorder(view.size, gap));
	return (
		<>
			{diagonals ? (
				<path class={`diagonals${stateOf(diagonals)}`} d={`M${far}L${near}M${left}L${right}`} />
			) : null}
			{boxes ? (
				<path
					class={`box-borders${stateOf(boxes)}`}
					d={borders.map((gap) => borderAt(ground, gap)).join('')}
				/>
			) : null}
		</>
	);
}

function borderAt(ground: Ground, gap: Gap): string {
	const street = streetOf(ground, gap);
	const [x, y] = street.middle;
	const half = (CELL / 2) * ground.pitch;
	const [right, down] = gap.across ? street.along : street.across;
	const [wide, deep] = [right * half, down * half];
	return `M${x - wide} ${y - deep}L${x + wide} ${y + deep}`;
}

/** Signs float over the streets between buildings, so that no building hides them. */
function Signs({ view, ground }: PartProps) {
	const written = view.signs.filter((one) => one.sign !== 'none' || stateOf(one) !== '');
	return (
		<>
			{written.map((one) => (
				<StreetSign key={keyOf(one.gap)} sign={one} ground={ground} />
			))}
		</>
	);
}

function StreetSign({ sign, ground }: { sign: SignView; ground: Ground }) {
	const street = streetOf(ground, sign.gap);
	const [x, y] = street.middle;
	const [right, down] = street.across;
	const turned = { ...street, across: street.along, along: [-right, -down] as const };
	const state = stateOf(sign);
	return (
		<g class={`sign-mark${state}`}>
			<ellipse class={`street-sign${state}`} cx={x} cy={y} rx="19" ry="14" />
			<path
				class={sign.sign === 'none' ? 'sign missing' : 'sign'}
				d={SIGN_PATHS[sign.sign]}
				transform={lyingAt(sign.gap.across ? street : turned)}
			/>
		</g>
	);
}

/** The transformation that lays something on the ground of a street, with its middle at 0. */
const lyingAt = ({ across, along, middle }: Street): string =>
	`matrix(${[...across, ...along, ...middle].map((one) => one.toFixed(3)).join(' ')})`;

const streetOf = (ground: Ground, gap: Gap) => streetAmong(ground, beside(ground.layout.size, gap));

type CluesProps = PartProps & { setting: boolean };

/** The clues and, in Set up, the empty places for others as well. */
const cluesOf = ({ view, ground, setting }: CluesProps): readonly ClueView[] =>
	ground.layout.ring ? view.clues.filter((clue) => clue.value > 0 || setting) : [];

/** The posts of the signs behind the city. */
function Posts(props: CluesProps) {
	const posts = cluesOf(props).map((clue) => {
		const { foot, middle } = signAt(props.ground, placeOf(props.view.size, clue));
		return middle[1] < foot[1] ? `M${foot.join(' ')}V${middle[1]}` : '';
	});
	return <path class="posts" d={posts.join('')} />;
}

function Clues(props: CluesProps) {
	return (
		<>
			{cluesOf(props).map((clue) => (
				<ClueSign
					key={`${clue.side}${clue.index}`}
					clue={clue}
					ground={props.ground}
					setting={props.setting}
				/>
			))}
		</>
	);
}

function ClueSign({ clue, ground, setting }: { clue: ClueView; ground: Ground; setting: boolean }) {
	const [x, y] = signAt(ground, placeOf(ground.layout.size, clue)).middle;
	const look = `${stateOf(clue)}${setting ? ' setting' : ''}${clue.done ? ' done' : ''}`;
	return (
		<g class={`clue${look}`}>
			<rect class="clue-board" x={x - 21} y={y - 20} width="42" height="40" rx="9" />
			<rect class="clue-slot" x={x - 21} y={y - 20} width="42" height="40" rx="9" />
			<ClueWords clue={clue} x={x} y={y} tick="m6 11l5 5l9 -12" />
		</g>
	);
}

/** The frame around the lot or sign that has the caret. */
function Focus({ ground, lots, place }: { ground: Ground; lots: readonly Lot[]; place: Place }) {
	const lot = lots.find(({ cell }) => same(cell, place));
	if (!lot) {
		const [x, y] = signAt(ground, place).middle;
		return <rect class="focus" x={x - 26} y={y - 25} width="52" height="50" rx="12" />;
	}
	const [u, v] = [lot.patch.u - 0.06, lot.patch.v - 0.06];
	const roof = cornersAt(ground, { u, v, side: lot.patch.side + 0.12 }, lot.to);
	const [foot, head] = [pointAt(ground, u, v), pointAt(ground, u, v, lot.to)];
	const plot = cornersAt(ground, { u, v, side: lot.patch.side + 0.12 });
	return (
		<g>
			{foot[1] - head[1] > 0 ? <path class="focus on-ground" d={pathOf(plot)} /> : null}
			<path class="focus" d={pathOf(roof)} />
		</g>
	);
}
