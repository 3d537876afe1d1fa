/*
 * A large tree at a glance: the search from left to right. Each column of pixels stands for many tries, and is as
 * high as they are deep. Solutions are green, and a line shows the current node. A click goes to a different node;
 * the stretch around the current node can be magnified.
 */
import { useEffect, useRef } from 'preact/hooks';
import { language, number, t } from '../../../language';
import { IconAction } from '../../../shell/commands';
import { theme } from '../../../shell/settings';
import type { Nodes } from '../log/nodes';
import { knownNodes } from '../state/known';
import { classView, seesTree } from '../state/tab';
import { calmNode, goToNode, zoom } from '../state/view';
import { columnsOf, type Stretch, stretchAround } from './columns';

/** Trees with fewer tries are clear enough without it. */
const LARGE_TREE = 2000;
const HEIGHT = 54;

export function Overview() {
	const canvas = useRef<HTMLCanvasElement>(null);
	const nodes = knownNodes.value;
	const count = nodes?.count ?? 0;
	const here = calmNode.value;
	const seen = stretchAround(here, count, zoom.value);
	const { from, to } = seen;
	const looks = [theme.value, language.value, seesTree.value, classView.value];
	useEffect(() => {
		if (canvas.current && nodes) draw(canvas.current, nodes, seen);
	}, [nodes, count, here, from, to, ...looks]);
	if (count <= LARGE_TREE) return null;
	const figures = { tries: number(nodes?.tries ?? 0), from: number(from + 1), to: number(to) };
	const words = t(zoom.value > 0 ? 'lab.overview-part' : 'lab.overview', figures);
	return (
		<figure class="tree-overview">
			<canvas
				ref={canvas}
				role="img"
				aria-label={words}
				height={HEIGHT}
				onClick={(event) => {
					const { left, width } = event.currentTarget.getBoundingClientRect();
					const share = (event.clientX - left) / width;
					goToNode(from + Math.min(Math.floor(share * (to - from)), to - from - 1));
				}}
			/>
			<figcaption class="hint" aria-hidden="true">
				{words}
			</figcaption>
			<div class="zooms">
				<IconAction of="study-zoom-out" />
				<IconAction of="study-zoom-in" />
			</div>
		</figure>
	);
}

function draw(canvas: HTMLCanvasElement, nodes: Nodes, seen: Stretch): void {
	const pen = canvas.getContext('2d');
	if (!pen) return;
	const width = canvas.clientWidth;
	canvas.width = width;
	const style = getComputedStyle(canvas);
	const colour = (name: string) => style.getPropertyValue(name);
	const unit = (HEIGHT - 4) / Math.max(nodes.deepest, 1);
	for (const [x, { depth, solved }] of columnsOf(nodes, width, seen).entries()) {
		pen.fillStyle = colour(solved ? '--strip-solved' : '--strip-tries');
		pen.fillRect(x, 0, 1, depth * unit);
	}
	pen.fillStyle = colour('--strip-here');
	pen.fillRect(
		Math.round(((calmNode.peek() - seen.from) / (seen.to - seen.from)) * width) - 1,
		0,
		2,
		HEIGHT,
	);
}
