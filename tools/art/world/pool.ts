import { BufferAttribute, BufferGeometry, DoubleSide, Group, Mesh, MeshLambertMaterial } from 'three';
import { WOOD_DARK, WOOD_LIGHT } from './furniture.ts';
import { PLAN } from './lake.ts';
import { noise } from './random.ts';
import { type Point, Sculpt } from './sculpt.ts';
import { block, box, fromCorners, rod, slab, tube } from './shapes.ts';
import { type Basin, basinSurface } from './water.ts';

/** The water of the upper pool stands this high over the lake. */
export const UPPER = 1.55;
const HALF = 6.5;
const LENGTH = 26;

/** From the pool's frame to the world: x across, z = 0 the edge between the levels, +z out into the lower pool. */
export function atPool([x, y, z]: Point): Point {
  return [PLAN.pool.x + x, y, PLAN.pool.z - 1.2 + z];
}

export const UPPER_BASIN: Basin = {
  level: UPPER,
  shape: basinSurface(PLAN.pool.x, PLAN.pool.z - 1.2 - LENGTH / 2, HALF * 2, LENGTH, 1.2),
  calm: 0.7,
};

/** Where the cable over the two pools runs. */
export const POOL_CABLE: Point = [0, 7.4, 24];

/** A sheet of water that falls over the edge, streaked with white. */
function fall(x0: number, x1: number): Mesh {
  const corners: number[] = [];
  const colours: number[] = [];
  const columns = Math.round((x1 - x0) / 0.12);
  const rows = 9;
  const at = (i: number, j: number): Point => {
    const s = j / rows;
    const x = x0 + ((x1 - x0) * i) / columns;
    return atPool([x, UPPER + 0.02 - s * s * (UPPER + 0.02), 0.1 + s * 0.75 + 0.05 * noise(x * 3, s * 4)]);
  };
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      const streak = 0.5 + 0.5 * noise(i * 0.6, j * 0.18);
      const white = Math.min(1, 0.25 + streak * 0.55 + (j / rows) * 0.45);
      const alpha = 0.5 + 0.45 * white;
      for (const [di, dj] of [
        [0, 0],
        [0, 1],
        [1, 1],
        [0, 0],
        [1, 1],
        [1, 0],
      ] as const) {
        corners.push(...at(i + di, j + dj));
        colours.push(0.12 + 0.62 * white, 0.5 + 0.34 * white, 0.58 + 0.28 * white, alpha);
      }
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  shape.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  shape.computeVertexNormals();
  const sheet = new Mesh(
    shape,
    new MeshLambertMaterial({
      vertexColors: true,
      transparent: true,
      side: DoubleSide,
      emissive: 0x5fa8b8,
      emissiveIntensity: 0.12,
    }),
  );
  sheet.renderOrder = 2;
  return sheet;
}

/** The drop: a ramp of plates from the upper water down into the lower, between two falls. */
function drop(sculpt: Sculpt): void {
  const profile = Array.from({ length: 15 }, (_, i): [number, number] => {
    const s = i / 14;
    return [-1.2 + s * 6.4, s < 0.2 ? UPPER + 0.1 : UPPER + 0.1 - (UPPER + 0.35) * ((s - 0.2) / 0.8) ** 1.15];
  });
  for (const [i, [z0, y0]] of profile.entries()) {
    const [z1, y1] = profile[i + 1] ?? [z0, y0];
    if (z1 === z0) continue;
    for (const [x0, x1, paint] of [
      [-1.7, -0.6, 0xd5e2e6],
      [-0.6, 0.6, i % 2 ? 0xff6b4a : 0xff8260],
      [0.6, 1.7, 0xd5e2e6],
    ] as const) {
      const [a, b, c, d] = [
        [x0, y0, z0],
        [x0, y1, z1],
        [x1, y1, z1],
        [x1, y0, z0],
      ];
      sculpt.add(fromCorners([a, b, c, a, c, d].flatMap((p) => p ?? [])), paint, { vary: 0.03 });
    }
  }
  const side: [number, number][] = [...profile, [5.2, -0.4], [-1.2, -0.4]];
  for (const x of [-1.72, 1.72]) {
    sculpt.within([x, 0, 0], -Math.PI / 2, () => sculpt.add(slab(side, 0.06), 0x0f6f9d));
    sculpt.add(
      tube(
        profile.map(([z, y]): Point => [x, y + 0.03, z]),
        0.05,
        40,
        6,
      ),
      0xffc145,
    );
  }
}

/** The two-level pool: the upper one behind a timber wall, a drop in the middle, water falling on either side. */
export function twoLevelPool(): Group {
  const group = new Group();
  const sculpt = new Sculpt(101);
  sculpt.within(atPool([0, 0, 0]), 0, () => {
    for (let i = 0; i < 8; i += 1) {
      const y = -1.4 + i * 0.36;
      for (const [x0, x1] of [
        [-HALF - 5, -HALF + 0.2],
        [HALF - 0.2, HALF + 5],
      ] as const)
        sculpt.add(box(x1 - x0, 0.34, 0.4), i % 2 ? 0xa9764a : 0x9c6b42, {
          at: [(x0 + x1) / 2, y + 0.17, 0],
          vary: 0.05,
        });
      if (y < UPPER - 0.3)
        sculpt.add(box(HALF * 2, 0.34, 0.3), 0x6f4c32, { at: [0, y + 0.17, -0.05], vary: 0.05 });
    }
    for (const x of [-HALF, HALF]) {
      for (let i = 0; i < 5; i += 1)
        sculpt.add(box(0.4, 0.34, LENGTH), i % 2 ? 0xa9764a : 0x9c6b42, {
          at: [x, 0.35 + i * 0.35, -LENGTH / 2],
          vary: 0.05,
        });
      for (let z = -LENGTH; z <= 0; z += 2)
        sculpt.add(block(0.3, 2.1, 0.3), WOOD_DARK, { at: [x + Math.sign(x) * 0.25, 0.2, z] });
      sculpt.add(box(1.6, 0.1, LENGTH), WOOD_LIGHT, {
        at: [x + Math.sign(x) * 0.85, UPPER + 0.42, -LENGTH / 2],
        vary: 0.06,
      });
      for (const z of [0.15]) sculpt.add(box(0.7, 2.4, 0.6), 0x12808f, { at: [x, 1, z] });
      sculpt.add(box(0.85, 0.14, 0.75), 0xffc145, { at: [x, 2.25, 0.15] });
      sculpt.add(rod([x, 2.2, 0.15], [x, 4.2, 0.15], 0.045, 0.04, 7), 0xf4fafb);
    }
    sculpt.add(box(HALF * 2 + 0.8, 1.9, 0.4), 0x9c6b42, { at: [0, 1.1, -LENGTH] });
    drop(sculpt);
    for (const z of [-LENGTH - 3, POOL_CABLE[2] + 14]) {
      for (const x of [-1.3, 1.3])
        sculpt.add(rod([x, -2, z], [0, POOL_CABLE[1] + 0.4, z], 0.11, 0.08, 7), 0xdfe6ea);
      for (const y of [1.5, 3.5, 5.5])
        sculpt.add(rod([-1.05 + y * 0.125, y, z], [1.05 - y * 0.125, y, z], 0.04, 0.04, 5), 0xdfe6ea);
    }
    for (const x of [-0.3, 0.3])
      sculpt.add(
        rod(
          [x, POOL_CABLE[1] + 0.3, -LENGTH - 3],
          [x, POOL_CABLE[1] + 0.3, POOL_CABLE[2] + 14],
          0.028,
          0.028,
          4,
        ),
        0x2b333c,
      );
    sculpt.add(box(0.25, 0.25, 0.6), 0xff6b4a, { at: [0.3, POOL_CABLE[1] + 0.2, POOL_CABLE[2]] });
  });
  group.add(sculpt.build(), fall(-HALF + 0.2, -1.75), fall(1.75, HALF - 0.2));
  return group;
}
