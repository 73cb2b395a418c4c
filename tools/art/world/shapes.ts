import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  IcosahedronGeometry,
  Matrix4,
  Quaternion,
  Shape,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { noise } from './random.ts';
import type { Point } from './sculpt.ts';

const UP = new Vector3(0, 1, 0);

/** A box whose base centre is the origin: things stand on the ground. */
export function block(width: number, height: number, depth: number): BufferGeometry {
  return new BoxGeometry(width, height, depth).translate(0, height / 2, 0);
}

/** A box around the origin. */
export function box(width: number, height: number, depth: number): BufferGeometry {
  return new BoxGeometry(width, height, depth);
}

/** A tapered rod between two points; `sides` 4 makes a square beam. */
export function rod(from: Point, to: Point, radius: number, endRadius = radius, sides = 7): BufferGeometry {
  const a = new Vector3(...from);
  const b = new Vector3(...to);
  const along = b.clone().sub(a);
  const shape = new CylinderGeometry(endRadius, radius, along.length(), sides);
  if (sides === 4) shape.rotateY(Math.PI / 4);
  const turn = new Quaternion().setFromUnitVectors(UP, along.clone().normalize());
  return shape.applyMatrix4(new Matrix4().compose(a.add(b).multiplyScalar(0.5), turn, new Vector3(1, 1, 1)));
}

/** A standing cylinder or cone on the ground. */
export function post(radius: number, height: number, top = radius, sides = 10): BufferGeometry {
  return new CylinderGeometry(top, radius, height, sides).translate(0, height / 2, 0);
}

/** A ball of flat faces; `detail` 0 to 3. */
export function ball(radius: number, detail = 1): BufferGeometry {
  return new IcosahedronGeometry(radius, detail);
}

/** The upper part of a ball, down to `reach` radians from the pole. */
export function dome(radius: number, reach: number, segments = 12): BufferGeometry {
  return new SphereGeometry(radius, segments, 6, 0, Math.PI * 2, 0, reach);
}

/** A pipe or rope through points. */
export function tube(points: readonly Point[], radius: number, segments = 24, sides = 6): BufferGeometry {
  const curve = new CatmullRomCurve3(points.map((p) => new Vector3(...p)));
  return new TubeGeometry(curve, segments, radius, sides);
}

/** A side view (x, y) made `width` thick along z, centred on z = 0. */
export function slab(outline: readonly (readonly [number, number])[], width: number): BufferGeometry {
  const shape = new Shape();
  for (const [index, [x, y]] of outline.entries()) {
    if (index === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  return new ExtrudeGeometry(shape, { depth: width, bevelEnabled: false }).translate(0, 0, -width / 2);
}

export interface Ring {
  at: Point;
  /** Half widths across (x) and deep (z), in the ring's own plane. */
  half: readonly [number, number];
}

/** A skin through rings that lie level: torsos, vests, hulls. Closed at both ends. */
export function loft(rings: readonly Ring[], sides = 10): BufferGeometry {
  const corners: number[] = [];
  const corner = (ring: Ring, step: number): Point => {
    const angle = ((step + 0.5) / sides) * Math.PI * 2;
    return [
      ring.at[0] + Math.cos(angle) * ring.half[0],
      ring.at[1],
      ring.at[2] + Math.sin(angle) * ring.half[1],
    ];
  };
  for (let r = 0; r + 1 < rings.length; r += 1) {
    const low = rings[r];
    const high = rings[r + 1];
    if (!low || !high) continue;
    for (let s = 0; s < sides; s += 1) {
      const [a, b, c, d] = [corner(low, s), corner(low, s + 1), corner(high, s + 1), corner(high, s)];
      corners.push(...a, ...c, ...b, ...a, ...d, ...c);
    }
  }
  const [first, last] = [rings[0], rings.at(-1)];
  if (first && last) {
    for (let s = 0; s < sides; s += 1) {
      corners.push(...first.at, ...corner(first, s), ...corner(first, s + 1));
      corners.push(...last.at, ...corner(last, s + 1), ...corner(last, s));
    }
  }
  return fromCorners(corners);
}

/** Triangles from a flat list of coordinates. */
export function fromCorners(corners: readonly number[]): BufferGeometry {
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  shape.computeVertexNormals();
  return shape;
}

/** Pushes each corner by smooth noise so that a rock or a tree crown is not a perfect ball. */
export function crumple(shape: BufferGeometry, amount: number, seed: number): BufferGeometry {
  const position = shape.attributes['position'];
  if (!position) return shape;
  for (let i = 0; i < position.count; i += 1) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const push = 1 + amount * noise(x * 1.7 + seed * 7.3 + z * 0.9, y * 1.7 + z * 1.3 - seed * 3.1);
    position.setXYZ(i, x * push, y * push, z * push);
  }
  return shape;
}
