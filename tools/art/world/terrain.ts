import { BufferAttribute, BufferGeometry, Color, Group, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import type { Hour } from './hours.ts';
import { fromShore, ground, sandiness } from './lake.ts';
import { noise } from './random.ts';
import { OWN_COLOURS, Sculpt } from './sculpt.ts';
import { sunDirection } from './sky.ts';

const SAND = new Color(0xe9cf9a);
const WET_SAND = new Color(0xb99a68);
const GRASS = [new Color(0x7fae4a), new Color(0x5f9a44), new Color(0x9bb955)] as const;
const FOREST = new Color(0x3f6b3a);

function colourAt(x: number, z: number): Color {
  const d = fromShore(x, z);
  if (d < 0.6) return WET_SAND.clone().lerp(SAND, Math.max(0, Math.min(1, d / 0.6)));
  const lush = noise(x * 0.06, z * 0.06);
  const grass = GRASS[0].clone().lerp(lush > 0 ? GRASS[2] : GRASS[1], Math.abs(lush));
  grass.lerp(FOREST, Math.max(0, Math.min(0.85, (d - 26) / 30)));
  return grass.lerp(SAND, sandiness(x, z));
}

/** The land around the lake and its bed, in flat facets: fine near the water, coarse towards the hills. */
export function terrain(): Group {
  const corners: number[] = [];
  const colours: number[] = [];
  const triangle = (points: readonly (readonly [number, number])[]) => {
    let [mx, mz] = [0, 0];
    for (const [x, z] of points) {
      corners.push(x, ground(x, z), z);
      mx += x / 3;
      mz += z / 3;
    }
    const paint = colourAt(mx, mz);
    const shade = 0.95 + 0.1 * noise(mx * 3.1, mz * 3.7);
    for (let i = 0; i < 3; i += 1) colours.push(paint.r * shade, paint.g * shade, paint.b * shade);
  };
  const coarse = 12;
  const fine = 1.5;
  const patch = (x: number, z: number, size: number) => {
    // Corners shared with a coarse patch stay where they are, or gaps would open between the two.
    const wobble = (px: number, pz: number): readonly [number, number] =>
      px % coarse === -6 || pz % coarse === -4
        ? [px, pz]
        : [px + noise(px * 0.7 + 3, pz * 0.7) * 0.5, pz + noise(px * 0.7, pz * 0.7 + 5) * 0.5];
    const [a, b, c, d] = [wobble(x, z), wobble(x + size, z), wobble(x + size, z + size), wobble(x, z + size)];
    triangle([a, d, b]);
    triangle([b, d, c]);
  };
  for (let x = -330; x < 330; x += coarse) {
    for (let z = -280; z < 280; z += coarse) {
      const d = fromShore(x + coarse / 2, z + coarse / 2);
      if (d < -14 || d > 30) {
        patch(x, z, coarse);
        continue;
      }
      for (let i = 0; i < coarse; i += fine) for (let j = 0; j < coarse; j += fine) patch(x + i, z + j, fine);
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  shape.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
  const land = new Sculpt();
  land.add(shape, OWN_COLOURS);
  return land.build({ shadow: false });
}

/** Rows of hills in the haze, painted in the hour's own colours. */
export function ridges(hour: Hour): Group {
  const group = new Group();
  const toSun = sunDirection(hour).setY(0.35).normalize();
  for (const [row, [lit, shade]] of hour.ridges.entries()) {
    const distance = 940 - row * 230;
    const peak = [128, 74, 34][row] ?? 30;
    const corners: number[] = [];
    const paints: number[] = [];
    const steps = 110;
    const crest = (i: number) => {
      const angle = (i / steps) * Math.PI * 2;
      const wave = noise(Math.cos(angle) * (4 + row * 2) + row * 11, Math.sin(angle) * (4 + row * 2));
      const fine = noise((i % steps) * 0.9 + row * 31, row * 5.1);
      return peak * Math.max(0.14, 0.62 + 0.62 * wave + 0.16 * fine);
    };
    const at = (i: number, share: number): Vector3 => {
      const angle =
        ((i + (share > 0 && share < 1 ? 0.45 * noise((i % steps) * 1.7, row) : 0)) / steps) * Math.PI * 2;
      const far = distance + share * 130;
      return new Vector3(Math.sin(angle) * far, -14 + (crest(i) + 14) * share, -Math.cos(angle) * far);
    };
    const facet = (a: Vector3, b: Vector3, c: Vector3) => {
      const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
      const light = Math.max(0, Math.min(1, 0.5 + 0.75 * normal.dot(toSun)));
      const paint = new Color(shade).lerp(new Color(lit), light);
      for (const corner of [a, b, c]) {
        corners.push(corner.x, corner.y, corner.z);
        paints.push(paint.r, paint.g, paint.b);
      }
    };
    for (let i = 0; i < steps; i += 1) {
      for (const [low, high] of [
        [0, 0.55],
        [0.55, 1],
      ] as const) {
        facet(at(i, low), at(i + 1, low), at(i, high));
        facet(at(i + 1, low), at(i + 1, high), at(i, high));
      }
    }
    const shape = new BufferGeometry();
    shape.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
    shape.setAttribute('color', new BufferAttribute(new Float32Array(paints), 3));
    group.add(new Mesh(shape, new MeshBasicMaterial({ vertexColors: true, fog: false, side: 2 })));
  }
  return group;
}
