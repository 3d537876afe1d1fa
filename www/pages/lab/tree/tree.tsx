/*
 * The search tree in the style of Gist, with the path to the current node in
 * bold. A click on a node goes to it, and a click on a triangle opens it;
 * arrows move from node to node. The path below it says the same in words.
 */
import { computed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { number, t } from '../../../language';
import type { EventLog } from '../log/log';
import { difference } from '../state/compare';
import { details, want } from '../state/details';
import { isKnown, knownNodes } from '../state/known';
import { its } from '../state/subject';
import { classView, seesTree } from '../state/tab';
import {
	calmEvent,
	calmNode,
	folded,
	goToNode,
	isFlying,
	node,
	open,
	opened,
	playing,
	trace,
} from '../state/view';
import { eventWords, tryName } from '../words';
import { COMES, LEAVES, near, type Placed, type Plan, planOf } from './layout';
import { Mark } from './marks';
import { Overview } from './overview';
import { type Look, shownTree } from './shown';

const plan = computed<Plan | null>(() => {
	const now = trace.value;
	const nodes = knownNodes.value;
	if (!now || !nodes || now.length === 0) return null;
	const wish = { passed: calmEvent.value + 1, node: calmNode.value, opened: opened.value };
	const ended = now.ended && isKnown.value;
	const names = nodes.path(calmNode.value).map((id) => levelName(now.log, id));
	const whole = planOf(shownTree(nodes, { ...wish, fold: folded.value, ended }), names);
	return isFlying.value ? near(whole, calmNode.value) : whole;
});

export function TreeView() {
	const drawn = plan.value;
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (drawn && box.current && seesTree.value) reveal(box.current, drawn);
	}, [drawn, seesTree.value, classView.value]);
	useEffect(() => {
		// The worker supplies the sentences, but not for events that fly past.
		if (drawn && !playing.value) want(deadEnds(drawn));
	}, [drawn, playing.value]);
	if (!drawn) return null;
	return (
		<div class="stack tree-part">
			<div
				ref={box}
				class="tree-scroll"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrows walk in it
				tabIndex={0}
				role="group"
				aria-label={t('lab.tree')}
				aria-describedby="lab-path"
				onKeyDown={walk}
				onClick={take}
			>
				<Depths plan={drawn} />
				<svg
					class="search-tree"
					width={drawn.width}
					height={drawn.height}
					style={{ '--width': drawn.width, '--height': drawn.height }}
					viewBox={`0 0 ${drawn.width} ${drawn.height}`}
					aria-hidden="true"
				>
					{upward(drawn).map(({ from, to }) => (
						<path
							key={to.node.id}
							class={classOf('branch', to)}
							d={`M${from.x} ${from.y}V${from.y + LEAVES}L${to.x} ${to.y - COMES}V${to.y}`}
						/>
					))}
					{names(drawn).map(({ name, y }) => (
						<text key={y} class="tree-level" x="4" y={y + 4}>
							{name}
						</text>
					))}
					{drawn.places.map((one) => (
						<NodeMark key={one.node.id} place={one} />
					))}
				</svg>
			</div>
			<Overview />
		</div>
	);
}

/** The branches, with those of the current path last and therefore on top. */
const upward = ({ lines }: Plan) =>
	lines.toSorted((one, other) => Number(one.to.node.current) - Number(other.to.node.current));

/** The events of the dead ends in the drawing: under the pointer, each one shows the rule that it breaks. */
function deadEnds({ places }: Plan): number[] {
	const nodes = trace.peek()?.log.nodes;
	if (!nodes) return [];
	return places.filter(({ node }) => node.look === 'dead').map(({ node }) => nodes.failed(node.id));
}

function NodeMark({ place: { node: one, x, y } }: { place: Placed }) {
	const log = trace.value?.log;
	if (!log) return null;
	const here = one.id === calmNode.value;
	const name = titleOf(one.id, one.hidden);
	return (
		<g
			class={`tree-node ${one.look}${one.reached ? '' : ' later'}${here ? ' here' : ''}`}
			transform={`translate(${x} ${y})`}
			data-node={one.id}
			data-look={one.look}
		>
			<title>{name}</title>
			<rect class="reach" x="-16" y="-17" width="32" height="42" />
			{here ? <circle class="halo-here" r="15.5" /> : null}
			{parts(one.id) ? (
				<path class="parting" d="M0 -20L19 -6.200 11.800 16.200H-11.800L-19 -6.200Z" />
			) : null}
			<Mark look={one.look} hopeful={one.hopeful} unfinished={one.unfinished} />
			{one.id > 0 ? (
				<Value mark={its().tryMark(log, log.nodes.tried(one.id))} look={one.look} />
			) : null}
			{one.hidden > 0 ? (
				<text class="tree-hidden" y="22">
					{short(one.hidden)}
				</text>
			) : null}
		</g>
	);
}

/** The value tried, inside the node's mark. */
function Value({ mark, look }: { mark: string; look: Look }) {
	return (
		<text class={`tree-value${mark.length > 2 ? ' long' : ''}`} y={look === 'folded' ? 7 : 4.2}>
			{mark}
		</text>
	);
}

/** Whether two compared strategies diverge at this node; a pentagon marks it. */
function parts(id: number): boolean {
	const known = difference.value;
	return known?.node === id && known.kind !== 'same' && known.kind !== 'unread';
}

/** A count in two or three digits: 378, 1.5k, 42k, with the decimal separator of the language. */
function short(count: number): string {
	if (count < 1000) return number(count);
	const [unit, letter] = count < 999_500 ? [1e3, 'k'] : [1e6, 'M'];
	const times = count / unit;
	return `${number(Number(times.toFixed(times < 10 ? 1 : 0)))}${letter}`;
}

function titleOf(id: number, hidden: number): string {
	const log = trace.value?.log;
	if (!log) return '';
	if (hidden > 0) return t('lab.hidden', { try: tryName(log, id), count: number(hidden) });
	const failed = log.nodes.failed(id);
	// During playback the title names only the try, because sentences keep arriving.
	const known = failed >= 0 && !playing.value && details.value.has(failed);
	return known ? eventWords(failed) : tryName(log, id);
}

/** A click on a node goes to it; a click on a triangle also opens it. */
function take({ target }: MouseEvent): void {
	const mark = target instanceof Element ? target.closest<SVGElement>('[data-node]') : null;
	if (!mark) return;
	const id = Number(mark.dataset.node);
	if (mark.dataset.look === 'folded') open(id);
	goToNode(id);
}

const classOf = (name: string, { node: { current, reached } }: Placed) =>
	`${name}${current ? ' current' : ''}${reached ? '' : ' later'}`;

/** What each level of the current path decides. */
function names({ places }: Plan): { name: string; y: number }[] {
	const log = trace.value?.log;
	if (!log) return [];
	const way = places.filter(({ node: one }) => one.current && one.id > 0);
	return way.map(({ node: { id }, y }) => ({ name: levelName(log, id), y }));
}

/**
 * The names of the levels in a separate margin, wherever the tree is scrolled to; on paper, the names are in the tree
 * itself.
 */
function Depths({ plan }: { plan: Plan }) {
	const { gutter, height } = plan;
	return (
		<div class="tree-depths" style={{ '--gutter': gutter, '--height': height }} aria-hidden="true">
			{names(plan).map(({ name, y }) => (
				<span key={y} style={{ '--y': y }}>
					{name}
				</span>
			))}
		</div>
	);
}

function levelName(log: EventLog, id: number): string {
	return id > 0 ? its().placeName(log.place(log.nodes.tried(id))) : '';
}

/** Keeps the current node visible. */
function reveal(box: HTMLElement, { places, gutter, width }: Plan): void {
	const here = places.find(({ node: one }) => one.id === calmNode.peek());
	if (!here) return;
	const { scrollLeft, scrollTop, clientWidth, clientHeight } = box;
	// In large type, a unit of the drawing is larger than a pixel.
	const scale = (box.querySelector('.search-tree')?.clientWidth ?? width) / width;
	const [x, y, edge] = [here.x * scale, here.y * scale, 40 * scale];
	if (x < scrollLeft + (gutter + 10) * scale || x > scrollLeft + clientWidth - edge) {
		box.scrollLeft = x - clientWidth / 2;
	}
	if (y < scrollTop + edge || y > scrollTop + clientHeight - edge) {
		box.scrollTop = y - clientHeight / 2;
	}
}

/** Moves up to the parent, down to the first child, or sideways to the neighbours. */
function walk(event: KeyboardEvent): void {
	const nodes = trace.peek()?.log.nodes;
	if (!nodes || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
	const here = node.peek();
	const parent = nodes.parent(here);
	const row = parent >= 0 ? nodes.children(parent) : [here];
	const at = row.indexOf(here);
	const next = {
		ArrowUp: parent,
		ArrowDown: nodes.below(here) > 0 ? here + 1 : -1,
		ArrowLeft: row[at - 1] ?? -1,
		ArrowRight: row[at + 1] ?? -1,
	}[event.key];
	if (next === undefined) return;
	event.preventDefault();
	if (next >= 0) goToNode(next);
}
