/*
 * The picture in three dimensions. This file draws only when something has changed, and knows nothing about snakes
 * except where cubelets are and how they look. This file and the parts of three.js that it imports are a separate
 * chunk.
 */
import {
	AmbientLight,
	BoxGeometry,
	type BufferGeometry,
	Color,
	ConeGeometry,
	CylinderGeometry,
	DirectionalLight,
	EdgesGeometry,
	InstancedMesh,
	LineBasicMaterial,
	LineSegments,
	Matrix4,
	MeshLambertMaterial,
	PerspectiveCamera,
	Quaternion,
	Scene,
	SphereGeometry,
	Vector3,
	WebGLRenderer,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { pictureAxes, type View } from '../../../pictures/snake/frame';
import type { Look } from '../../../pictures/snake/looks';
import { plus, times, type Vector } from '../../../pictures/snake/space';
import { type Scope, sizeOf } from './fit';
import type { Next } from './folding';
import type { Placed } from './swing';

export interface Picture {
	readonly cubelets: readonly Placed[];
	readonly looks: readonly Look[];
	/** The segment laid by this step; null while a segment moves, and before the first. */
	readonly laid: Next | null;
	/** The place of the next segment; null while a segment moves, and at the end. */
	readonly next: Next | null;
	/** The sides of the box to fill. */
	readonly box: Vector;
	readonly scope: Scope;
	/** The number of cubelets drawn; the last of them are smaller. */
	readonly drawn: number;
	readonly view: View;
	readonly zoom: number;
}

const MOST = 128;
const ANGLE = 26;
/** More pixels than that would take time and show nothing more. */
const FINEST = 2;

const WOOD = {
	old: { light: '#d8cdbb', dark: '#a08f7b' },
	new: { light: '#ffcf5c', dark: '#ef8a17' },
	rest: { light: '#f1dfc0', dark: '#c8975f' },
	whole: { light: '#f3dcb4', dark: '#bf8247' },
} as const;
const KNOT = '#c02f5b';
/** The next segment has the colour of things that can be clicked. */
const NEXT = '#2f6fd0';
const NOW = '#d9600a';
const UP = new Vector3(0, 1, 0);
const ONE = new Vector3(1, 1, 1);

export class Stage {
	readonly #renderer: WebGLRenderer;
	readonly #scene = new Scene();
	readonly #camera = new PerspectiveCamera(ANGLE, 1, 0.5, 400);
	readonly #solid: InstancedMesh;
	readonly #ghost: InstancedMesh;
	readonly #elastic: InstancedMesh;
	readonly #knots: InstancedMesh;
	readonly #coming: InstancedMesh;
	readonly #arrow: InstancedMesh;
	readonly #frame: LineSegments;
	#picture: Picture | null = null;
	#asked = 0;

	constructor(canvas: HTMLCanvasElement, lost: () => void) {
		this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
		const cubelet = new RoundedBoxGeometry(0.92, 0.92, 0.92, 2, 0.09);
		this.#solid = this.#mesh(cubelet, {});
		this.#ghost = this.#mesh(cubelet, { transparent: true, opacity: 0.55 });
		this.#elastic = this.#mesh(new CylinderGeometry(0.05, 0.05, 1, 6), { color: '#3a3f47' });
		this.#knots = this.#mesh(new SphereGeometry(0.17, 16, 12), { color: KNOT });
		const glass = { color: NEXT, transparent: true, opacity: 0.22, depthWrite: false };
		this.#coming = this.#mesh(cubelet, glass);
		// Drawn over everything, because there may already be a cubelet beyond the tip.
		this.#arrow = this.#mesh(new ConeGeometry(0.24, 0.6, 16), { color: NOW, depthTest: false });
		this.#arrow.renderOrder = 1;
		const edges = new LineBasicMaterial({ color: '#7b8492', transparent: true, opacity: 0.65 });
		this.#frame = new LineSegments(new EdgesGeometry(new BoxGeometry(1, 1, 1)), edges);
		this.#light();
		this.#scene.add(this.#frame);
		canvas.addEventListener('webglcontextlost', (event) => {
			event.preventDefault();
			lost();
		});
	}

	/** Shows a new picture, at the browser's next frame. */
	show(picture: Picture): void {
		this.#picture = picture;
		this.#ask();
	}

	resize(width: number, height: number): void {
		this.#renderer.setPixelRatio(Math.min(devicePixelRatio, FINEST));
		this.#renderer.setSize(width, height, false);
		this.#camera.aspect = width / Math.max(height, 1);
		this.#ask();
	}

	dispose(): void {
		cancelAnimationFrame(this.#asked);
		this.#picture = null;
		const meshes = [this.#solid, this.#ghost, this.#elastic, this.#knots];
		for (const mesh of [...meshes, this.#coming, this.#arrow]) {
			mesh.geometry.dispose();
			(mesh.material as MeshLambertMaterial).dispose();
			mesh.dispose();
		}
		this.#frame.geometry.dispose();
		(this.#frame.material as LineBasicMaterial).dispose();
		this.#renderer.dispose();
	}

	#mesh(geometry: BufferGeometry, material: object): InstancedMesh {
		const mesh = new InstancedMesh(geometry, new MeshLambertMaterial(material), MOST);
		mesh.frustumCulled = false;
		mesh.count = 0;
		this.#scene.add(mesh);
		return mesh;
	}

	#light(): void {
		const sun = new DirectionalLight('#ffffff', 2.1);
		sun.position.set(3, 9, 6);
		const side = new DirectionalLight('#dfe8ff', 0.7);
		side.position.set(-7, 2, 4);
		this.#scene.add(new AmbientLight('#ffffff', 1.25), sun, side);
	}

	#ask(): void {
		if (this.#asked !== 0) return;
		this.#asked = requestAnimationFrame(() => {
			this.#asked = 0;
			this.#draw();
		});
	}

	#draw(): void {
		const picture = this.#picture;
		if (!picture) return;
		this.#aim(picture);
		this.#lay(picture);
		this.#string(picture);
		this.#point(picture);
		this.#frame.scale.set(...picture.box);
		this.#frame.position.set(...times(plus(picture.box, [-1, -1, -1]), 0.5));
		this.#renderer.render(this.#scene, this.#camera);
	}

	/** Moves the viewpoint away until the scope fits into the picture. */
	#aim({ scope, view, zoom }: Picture): void {
		const camera = this.#camera;
		const slope = Math.tan((ANGLE * Math.PI) / 360);
		const far = Math.max(scope.high, scope.wide / camera.aspect) / slope + scope.deep;
		camera.position.set(...plus(scope.middle, times(pictureAxes(view).front, far / zoom)));
		camera.lookAt(...(scope.middle as [number, number, number]));
		camera.updateProjectionMatrix();
	}

	#lay({ cubelets, looks, drawn }: Picture): void {
		const meshes = { solid: this.#solid, ghost: this.#ghost, knots: this.#knots };
		for (const mesh of Object.values(meshes)) mesh.count = 0;
		cubelets.forEach((placed, index) => {
			const look = looks[index];
			const size = sizeOf(index, drawn);
			if (!look || size === 0) return;
			const mesh = look.age === 'rest' ? meshes.ghost : meshes.solid;
			const wood = WOOD[look.age][look.light ? 'light' : 'dark'];
			put(mesh, matrixOf(placed, size), wood);
			if (look.end) put(meshes.knots, matrixOf(outside(cubelets, index), size));
		});
	}

	#string({ cubelets, drawn }: Picture): void {
		this.#elastic.count = 0;
		cubelets.slice(1, Math.ceil(drawn)).forEach(({ at }, index) => {
			const before = cubelets[index]?.at ?? at;
			const along = new Vector3(...at).sub(new Vector3(...before)).normalize();
			const middle = new Vector3(...times(plus(at, before), 0.5));
			put(this.#elastic, new Matrix4().compose(middle, towards(along), ONE));
		});
	}

	/**
	 * Shows the direction of this step's segment by an arrow beyond its tip, and the place of the next one by glassy
	 * cells.
	 */
	#point({ laid, next }: Picture): void {
		this.#coming.count = 0;
		this.#arrow.count = 0;
		for (const at of next?.cells ?? []) {
			put(this.#coming, new Matrix4().setPosition(new Vector3(...at)));
		}
		if (!laid) return;
		const beyond = new Vector3(...plus(laid.tip, times(laid.along, 0.85)));
		const turn = towards(new Vector3(...laid.along));
		put(this.#arrow, new Matrix4().compose(beyond, turn, ONE));
	}
}

/** The rotation that makes an upright object point in the given direction. */
const towards = (along: Vector3) => new Quaternion().setFromUnitVectors(UP, along);

function put(mesh: InstancedMesh, matrix: Matrix4, wood?: string): void {
	const index = mesh.count++;
	mesh.setMatrixAt(index, matrix);
	mesh.instanceMatrix.needsUpdate = true;
	if (!wood) return;
	mesh.setColorAt(index, new Color(wood));
	if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

function matrixOf({ at, attitude }: Placed, size: number): Matrix4 {
	const turn = new Quaternion(...attitude);
	return new Matrix4().compose(new Vector3(...at), turn, new Vector3(size, size, size));
}

/** Where the knot of the elastic shows: on the face of an end that is opposite its neighbour. */
function outside(cubelets: readonly Placed[], index: number): Placed {
	const own = cubelets[index] as Placed;
	const neighbour = cubelets[index === 0 ? 1 : index - 1] ?? own;
	const away = plus(own.at, times(neighbour.at, -1));
	return { ...own, at: plus(own.at, times(away, 0.46)) };
}
