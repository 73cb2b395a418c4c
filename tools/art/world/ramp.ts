import { Group } from 'three';
import { type Pose, person } from './body.ts';
import type { Look } from './clothes.ts';
import { bench } from './furniture.ts';
import { ground, PLAN } from './lake.ts';
import { type Paint, type Point, Sculpt } from './sculpt.ts';
import { box, fromCorners, post, rod, slab } from './shapes.ts';

const HALF = 4.2;
const FLAT = 1.7;
const RADIUS = 2.4;
const TOP = 1.55;

/** A point of the ramp's own frame: x across it, z along the ride, the flat bottom at y = 0. */
export function atRamp(x: number, y: number, z: number): Point {
  return [PLAN.ramp.x + x, ground(PLAN.ramp.x, PLAN.ramp.z) + 0.12 + y, PLAN.ramp.z + z];
}

/** The riding line from deck to deck: distance along z and height. */
function line(): [number, number][] {
  const curve: [number, number][] = [];
  const end = Math.acos(1 - TOP / RADIUS);
  for (let i = 0; i <= 12; i += 1) {
    const angle = (i / 12) * end;
    curve.push([FLAT + Math.sin(angle) * RADIUS, RADIUS - Math.cos(angle) * RADIUS]);
  }
  return [...curve.toReversed().map(([z, y]): [number, number] => [-z, y]), ...curve];
}

/** Where the coping is. */
export const COPING = { z: FLAT + Math.sin(Math.acos(1 - TOP / RADIUS)) * RADIUS, y: TOP };

/** The mini ramp: plywood between two decks, steel coping, painted sides, rails behind the decks. */
export function miniRamp(): Group {
  const sculpt = new Sculpt(81);
  sculpt.within(atRamp(0, 0, 0), 0, () => {
    const ride = line();
    const lanes = 6;
    for (const [i, [z0, y0]] of ride.entries()) {
      const [z1, y1] = ride[i + 1] ?? [z0, y0];
      if (z1 === z0) continue;
      for (let lane = 0; lane < lanes; lane += 1) {
        const [x0, x1] = [-HALF + (lane / lanes) * HALF * 2, -HALF + ((lane + 1) / lanes) * HALF * 2 - 0.012];
        sculpt.add(
          fromCorners([x0, y0, z0, x0, y1, z1, x1, y1, z1, x0, y0, z0, x1, y1, z1, x1, y0, z0]),
          0xe2b27a,
          { vary: 0.045 },
        );
      }
    }
    // A sun painted on the transition.
    sun(sculpt, ride);
    const { z: lip } = COPING;
    for (const end of [-1, 1]) {
      sculpt.add(
        rod([-HALF - 0.05, TOP + 0.02, end * lip], [HALF + 0.05, TOP + 0.02, end * lip], 0.05, 0.05, 9),
        0xe6edf0,
      );
      sculpt.add(box(HALF * 2, 0.1, 1.5), 0xc9955e, { at: [0, TOP - 0.03, end * (lip + 0.77)], vary: 0.05 });
      for (let x = -HALF; x <= HALF + 0.01; x += HALF / 2)
        sculpt.add(
          rod([x, 0, end * (lip + 1.45)], [x, TOP + 1.05, end * (lip + 1.48)], 0.05, 0.045, 6),
          0x3a4650,
        );
      for (const y of [0.5, 1.0])
        sculpt.add(
          rod([-HALF, TOP + y, end * (lip + 1.47)], [HALF, TOP + y, end * (lip + 1.47)], 0.035, 0.035, 6),
          0xff6b4a,
        );
      sculpt.add(box(HALF * 2, TOP, 0.08), 0x12808f, { at: [0, TOP / 2, end * (lip + 1.5)] });
    }
    const outline: [number, number][] = [
      ...ride,
      [lip + 1.5, TOP],
      [lip + 1.5, -0.1],
      [-lip - 1.5, -0.1],
      [-lip - 1.5, TOP],
    ];
    const stripe: [number, number][] = [
      ...ride.map(([z, y]): [number, number] => [z, y - 0.05]),
      ...ride.toReversed().map(([z, y]): [number, number] => [z, y - 0.19]),
    ];
    for (const side of [-1, 1]) {
      sculpt.within([side * (HALF + 0.03), 0, 0], -Math.PI / 2, () => {
        sculpt.add(slab(outline, 0.06), 0x12808f);
        sculpt.add(
          slab(
            stripe.map(([z, y]) => [z, Math.max(-0.09, y)] as const),
            0.09,
          ),
          0xffc145,
        );
      });
    }
    ladder(sculpt, lip);
  });
  sculpt.within(
    [PLAN.ramp.x + 6.6, ground(PLAN.ramp.x + 6.6, PLAN.ramp.z + 3), PLAN.ramp.z + 3],
    Math.PI / 2,
    () => bench(sculpt, 2),
  );
  return sculpt.build();
}

function sun(sculpt: Sculpt, ride: readonly (readonly [number, number])[]): void {
  const lift = 0.012;
  const heightAt = (z: number): number => {
    const i = ride.findIndex(([rz]) => rz >= z);
    const [b, a] = [ride[i], ride[i - 1]];
    return a && b ? a[1] + ((b[1] - a[1]) * (z - a[0])) / (b[0] - a[0]) : 0;
  };
  for (const [radius, paint, up] of [
    [1.15, 0xff6b4a, 1],
    [0.82, 0xffc145, 2],
  ] as const) {
    const steps = 30;
    const middle = -FLAT - 1.05;
    for (let i = 0; i < steps; i += 1) {
      for (let r = 0; r < 4; r += 1) {
        const at = (k: number, share: number): Point => {
          const angle = (k / steps) * Math.PI * 2;
          const z = middle + Math.sin(angle) * radius * share * 0.82;
          return [1.6 + Math.cos(angle) * radius * share, heightAt(z) + lift * up, z];
        };
        const [a, b, c, d] = [at(i, r / 4), at(i + 1, r / 4), at(i + 1, (r + 1) / 4), at(i, (r + 1) / 4)];
        sculpt.add(fromCorners([a, c, b, a, d, c, a, b, c, a, c, d].flat()), paint);
      }
    }
  }
}

function ladder(sculpt: Sculpt, lip: number): void {
  for (let i = 0; i < 5; i += 1)
    sculpt.add(box(0.8, 0.07, 0.3), 0xc9955e, { at: [HALF - 0.6, 0.25 + i * 0.3, lip + 3 - i * 0.3] });
}

/** A skateboard, 0.8 m along z. */
export function skateboard(sculpt: Sculpt, paint: Paint): void {
  sculpt.add(box(0.21, 0.02, 0.58), paint, { at: [0, 0.09, 0] });
  for (const end of [-1, 1]) {
    sculpt.add(box(0.2, 0.02, 0.16), paint, { at: [0, 0.112, end * 0.35], turn: [-end * 0.32, 0, 0] });
    sculpt.add(box(0.16, 0.035, 0.05), 0xcfd6da, { at: [0, 0.06, end * 0.21] });
    for (const x of [-0.085, 0.085])
      sculpt.add(post(0.032, 0.04, 0.032, 9), 0xf4fafb, {
        at: [x + 0.02, 0.032, end * 0.21],
        turn: [0, 0, Math.PI / 2],
      });
  }
  sculpt.add(box(0.2, 0.006, 0.6), 0x2b333c, { at: [0, 0.103, 0] });
}

/** In the air over the coping, front hand on the rail, the other thrown out. */
export const AIR: Pose = {
  hips: [-0.18, 0.46, -0.04],
  neck: [0.16, 0.86, 0.06],
  chestTo: [0.9, -0.4, 0.4],
  headTo: [0.3, -0.35, 1],
  left: {
    hand: [0.13, 0.06, 0.06],
    foot: [0, 0, 0.24],
    knee: [1, 0.6, 0.6],
    toes: [1, 0, 0.3],
    elbow: [0.8, 0.2, 0.6],
  },
  right: {
    hand: [-0.2, 1.12, -0.52],
    foot: [0, 0, -0.24],
    knee: [1, 0.6, -0.4],
    toes: [1, 0, -0.2],
    elbow: [-0.3, -0.4, -0.4],
  },
};

export function skater(sculpt: Sculpt, at: Point, turn: Point, pose: Pose, look: Look, paint: Paint): void {
  sculpt.within(at, turn, () => {
    skateboard(sculpt, paint);
    person(sculpt, [0, 0.105, 0], 0, pose, look);
  });
}
