import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  Euler,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { type Random, random } from './random.ts';

export type Point = readonly [x: number, y: number, z: number];
export type Paint = number | Color;

export interface Placing {
  at?: Point;
  /** Radians about x, y, z. */
  turn?: Point;
  scale?: number | Point;
  /** How much the brightness of single faces may differ, 0 to 1: flat paint looks dead without a little of it. */
  vary?: number;
  /** Shines by itself with this strength (1 = as bright as white paint in the sun) and takes no light. */
  glow?: number;
}

const matte = new MeshLambertMaterial({ vertexColors: true });
const shining = new MeshBasicMaterial({ vertexColors: true });

/**
 * Collects painted shapes and welds them into one mesh (two, if some of them shine). One mesh per thing keeps software
 * rendering quick: the park has thousands of parts but only some fifty draw calls.
 */
export class Sculpt {
  private readonly matteParts: BufferGeometry[] = [];
  private readonly shiningParts: BufferGeometry[] = [];
  private readonly next: Random;
  private frame = new Matrix4();

  constructor(seed = 1) {
    this.next = random(seed);
  }

  /** Runs `build` in a frame of its own: metres, moved to `at` and turned about y by `turn` radians (or a full Euler turn). */
  within(at: Point, turn: number | Point, build: () => void, scale = 1): void {
    const outer = this.frame;
    const euler = typeof turn === 'number' ? new Euler(0, turn, 0) : new Euler(...turn);
    const inner = new Matrix4().compose(
      new Vector3(...at),
      new Quaternion().setFromEuler(euler),
      new Vector3(scale, scale, scale),
    );
    this.frame = new Matrix4().multiplyMatrices(outer, inner);
    build();
    this.frame = outer;
  }

  /** Where a point of the present frame lies in the world. */
  worldPoint(point: Point): Point {
    const moved = new Vector3(...point).applyMatrix4(this.frame);
    return [moved.x, moved.y, moved.z];
  }

  add(shape: BufferGeometry, paint: Paint, placing: Placing = {}): void {
    const { at = [0, 0, 0], turn = [0, 0, 0], scale = 1, vary = 0, glow } = placing;
    const size = typeof scale === 'number' ? new Vector3(scale, scale, scale) : new Vector3(...scale);
    const local = new Matrix4().compose(
      new Vector3(...at),
      new Quaternion().setFromEuler(new Euler(...turn)),
      size,
    );
    const part = shape.index ? shape.toNonIndexed() : shape.clone();
    for (const name of Object.keys(part.attributes)) {
      if (name !== 'position' && !(name === 'color' && paint === OWN_COLOURS)) part.deleteAttribute(name);
    }
    part.applyMatrix4(local.premultiply(this.frame));
    part.computeVertexNormals();
    if (paint !== OWN_COLOURS) this.paintFaces(part, paint, vary, glow ?? 1);
    (glow === undefined ? this.matteParts : this.shiningParts).push(part);
  }

  private paintFaces(part: BufferGeometry, paint: Paint, vary: number, strength: number): void {
    const base = new Color(paint);
    const count = part.attributes['position']?.count ?? 0;
    const colours = new Float32Array(count * 3);
    for (let face = 0; face < count; face += 3) {
      const shade = strength * (1 + (this.next() - 0.5) * 2 * vary);
      for (let corner = face; corner < face + 3; corner += 1) {
        colours[corner * 3] = base.r * shade;
        colours[corner * 3 + 1] = base.g * shade;
        colours[corner * 3 + 2] = base.b * shade;
      }
    }
    part.setAttribute('color', new BufferAttribute(colours, 3));
  }

  /** The welded thing. `shadow: false` for what is too far or too thin to throw one. */
  build(options: { shadow?: boolean } = {}): Group {
    const { shadow = true } = options;
    const group = new Group();
    if (this.matteParts.length > 0) {
      const mesh = new Mesh(mergeGeometries(this.matteParts), matte);
      mesh.castShadow = shadow;
      mesh.receiveShadow = true;
      group.add(mesh);
    }
    if (this.shiningParts.length > 0) group.add(new Mesh(mergeGeometries(this.shiningParts), shining));
    return group;
  }
}

/** Paint for shapes that bring a `color` attribute of their own. */
export const OWN_COLOURS = new Color(-1, -1, -1);
