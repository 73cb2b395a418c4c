import { CatmullRomCurve3, Vector3 } from 'three';
import { handsOf, type Pose, person } from './body.ts';
import type { Look } from './clothes.ts';
import type { Point, Sculpt } from './sculpt.ts';
import { box, fromCorners, rod, tube } from './shapes.ts';

/**
 * Riders: the board's nose points to +z, the chest to +x, as someone who rides left foot forward is seen from their
 * right. The deck of the board is at y = 0.
 */

/** On the water, leaning back against the rope, handle low at the front hip. */
export const EDGE: Pose = {
  hips: [-0.2, 0.6, -0.08],
  neck: [-0.36, 1.1, -0.22],
  chestTo: [0.75, 0, 0.65],
  headTo: [0.25, 0, 1],
  left: {
    hand: [0.02, 0.8, 0.36],
    foot: [0, 0, 0.27],
    knee: [1, 0.2, 0.5],
    elbow: [0.3, -1, 0],
    toes: [1, 0, 0.3],
  },
  right: {
    hand: [0.03, 0.78, 0.26],
    foot: [0, 0, -0.27],
    knee: [1, 0.2, -0.35],
    elbow: [0.5, -1, -0.5],
    toes: [1, 0, -0.2],
  },
};

/** In the air: knees drawn up, back hand on the board, front hand on the handle. */
export const GRAB: Pose = {
  hips: [-0.16, 0.46, -0.1],
  neck: [0.2, 0.86, -0.04],
  chestTo: [0.9, -0.5, 0.3],
  headTo: [0.5, -0.05, 1],
  left: {
    hand: [0.12, 0.72, 0.54],
    foot: [0, 0, 0.27],
    knee: [1, 0.6, 0.5],
    elbow: [0.4, -0.4, -0.6],
    toes: [1, 0, 0.3],
  },
  right: {
    hand: [0.2, 0.02, -0.02],
    foot: [0, 0, -0.27],
    knee: [1, 0.7, -0.4],
    elbow: [0.6, 0.2, -0.8],
    toes: [1, 0, -0.2],
  },
};

/** On a box or a rail: upright over the board, arms calm. */
export const SLIDE: Pose = {
  hips: [-0.12, 0.66, -0.02],
  neck: [0.04, 1.16, -0.06],
  chestTo: [0.8, -0.1, 0.6],
  headTo: [0.2, -0.15, 1],
  left: {
    hand: [0.16, 0.86, 0.36],
    foot: [0, 0, 0.29],
    knee: [1, 0.2, 0.6],
    toes: [1, 0, 0.3],
    elbow: [0.5, -1, 0],
  },
  right: {
    hand: [-0.1, 1.0, -0.52],
    foot: [0, 0, -0.29],
    knee: [1, 0.2, -0.5],
    toes: [1, 0, -0.2],
    elbow: [-0.2, -1, -0.2],
  },
};

/** A beginner, upright and a little stiff, both hands on the handle before them. */
export const FIRST_RIDE: Pose = {
  hips: [-0.16, 0.56, -0.12],
  neck: [-0.08, 1.06, -0.14],
  chestTo: [0.55, 0, 0.85],
  headTo: [0.2, 0, 1],
  left: { hand: [0.1, 0.84, 0.42], foot: [0, 0, 0.27], knee: [1, 0.2, 0.4], toes: [1, 0, 0.3] },
  right: { hand: [0.12, 0.84, 0.3], foot: [0, 0, -0.27], knee: [1, 0.2, -0.2], toes: [1, 0, -0.2] },
};

export interface Board {
  deck: number;
  base: number;
  boots: number;
}

export const BOARDS = {
  coral: { deck: 0xff5a3c, base: 0xffc145, boots: 0x20262e },
  teal: { deck: 0x12a5ad, base: 0xf4fafb, boots: 0xf4fafb },
  sun: { deck: 0xffc145, base: 0xff6b4a, boots: 0x20262e },
} as const satisfies Record<string, Board>;

/** A wakeboard, 1.4 m, nose and tail bent up. */
export function wakeboard(sculpt: Sculpt, board: Board, boots = true): void {
  const steps = 16;
  const outline = Array.from({ length: steps + 1 }, (_, i) => {
    const t = (i / steps) * 2 - 1;
    return {
      z: t * 0.71,
      y: 0.11 * Math.abs(t) ** 3.2 - 0.012,
      half: 0.215 * (1 - Math.abs(t) ** 5 * 0.72) * (i === 0 || i === steps ? 0.55 : 1),
    };
  });
  const skin = (lift: number, up: boolean): number[] => {
    const corners: number[] = [];
    for (const [i, a] of outline.entries()) {
      const b = outline[i + 1];
      if (!b) break;
      const quad = [
        [-a.half, a.y + lift, a.z],
        [a.half, a.y + lift, a.z],
        [b.half, b.y + lift, b.z],
        [-b.half, b.y + lift, b.z],
      ];
      for (const k of up ? [0, 2, 1, 0, 3, 2] : [0, 1, 2, 0, 2, 3]) corners.push(...(quad[k] ?? []));
    }
    return corners;
  };
  const wall: number[] = [];
  for (const side of [1, -1]) {
    for (const [i, a] of outline.entries()) {
      const b = outline[i + 1];
      if (!b) break;
      const quad = [
        [side * a.half, a.y - 0.03, a.z],
        [side * a.half, a.y, a.z],
        [side * b.half, b.y, b.z],
        [side * b.half, b.y - 0.03, b.z],
      ];
      for (const k of side < 0 ? [0, 2, 1, 0, 3, 2] : [0, 1, 2, 0, 2, 3]) wall.push(...(quad[k] ?? []));
    }
  }
  sculpt.add(fromCorners(skin(0, true)), board.deck);
  sculpt.add(fromCorners([...skin(-0.03, false), ...wall]), board.base);
  for (const z of [0.5, -0.5])
    sculpt.add(box(0.3, 0.008, 0.05), board.base, { at: [0, 0.028, z], turn: [z < 0 ? 0.2 : -0.2, 0, 0] });
  if (!boots) return;
  for (const z of [0.27, -0.27]) {
    sculpt.add(box(0.3, 0.09, 0.14), board.boots, { at: [0.01, 0.04, z] });
    sculpt.add(rod([-0.05, 0.05, z], [-0.06, 0.24, z * 0.97], 0.075, 0.07, 8), board.boots);
    sculpt.add(box(0.05, 0.05, 0.15), board.deck, { at: [0.06, 0.075, z] });
  }
}

/** A tow rope from the hands up to the cable's carrier, and the bar that the hands hold (world coordinates). */
export function tow(sculpt: Sculpt, hands: Point, carrier: Point, barAlong: Point = [1, 0, 0]): void {
  const from = new Vector3(...hands);
  const to = new Vector3(...carrier);
  const yoke = from.clone().lerp(to, Math.min(0.5, 0.75 / from.distanceTo(to)));
  const across = new Vector3(...barAlong).normalize().multiplyScalar(0.19);
  const [a, b] = [from.clone().add(across), from.clone().sub(across)];
  const p = (v: Vector3): Point => [v.x, v.y, v.z];
  sculpt.add(rod(p(a), p(b), 0.021, 0.021, 8), 0x23262d);
  for (const end of [a, b]) {
    sculpt.add(rod(p(end), p(yoke), 0.011, 0.011, 5), 0xff6b4a);
    sculpt.add(
      rod(p(end), p(end.clone().addScaledVector(across, end === a ? 0.12 : -0.12)), 0.03, 0.03, 6),
      0xffc145,
    );
  }
  // Taut, yet a rope twenty metres long hangs through by a hand's breadth.
  const middle = yoke
    .clone()
    .lerp(to, 0.5)
    .add(new Vector3(0, -0.012 * yoke.distanceTo(to), 0));
  const line = new CatmullRomCurve3([yoke, middle, to]).getPoints(10).map(p);
  sculpt.add(tube(line, 0.017, 20, 5), 0xf2e9d6);
}

export interface Riding {
  /** Where the middle of the board is. */
  at: Point;
  /** Radians: lean x (nose up is negative), heading y (0 rides to +z), bank z. */
  turn: Point;
  pose: Pose;
  look: Look;
  board: Board;
  carrier?: Point;
  size?: number;
}

/** A rider with board and, when towed, the rope. */
export function rider(sculpt: Sculpt, riding: Riding): void {
  const { pose, carrier } = riding;
  sculpt.within(
    riding.at,
    riding.turn,
    () => {
      wakeboard(sculpt, riding.board);
      person(sculpt, [0, 0.01, 0], 0, pose, { ...riding.look, shoes: riding.board.boots });
    },
    riding.size ?? riding.look.size ?? 1,
  );
  if (!carrier) return;
  let hands: Point = [0, 0, 0];
  sculpt.within(
    riding.at,
    riding.turn,
    () => {
      const [a, b] = handsOf(pose);
      const both = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 0.3;
      hands = sculpt.worldPoint(
        both ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2] : a[2] > b[2] ? a : b,
      );
    },
    riding.size ?? riding.look.size ?? 1,
  );
  tow(sculpt, hands, carrier, [Math.cos(riding.turn[1]), 0, -Math.sin(riding.turn[1])]);
}
