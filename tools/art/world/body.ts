import { Matrix4, Quaternion, Vector3 } from 'three';
import { clothe, type Look } from './clothes.ts';
import type { Point, Sculpt } from './sculpt.ts';
import { ball, box, loft, rod } from './shapes.ts';

/**
 * How someone holds themselves, in metres, in their own frame: y up, facing +z, their left side at +x, the ground under
 * them at y = 0. Hands and feet are given; elbows and knees are worked out.
 */
export interface Pose {
  hips: Point;
  /** Base of the neck. */
  neck: Point;
  /** Where chest and head look; ahead unless told. */
  chestTo?: Point;
  headTo?: Point;
  left: Side;
  right: Side;
}

export interface Side {
  hand: Point;
  foot: Point;
  /** Which way the elbow and the knee point. */
  elbow?: Point;
  knee?: Point;
  /** Which way the toes point; ahead unless told. */
  toes?: Point;
}

/** The same pose the other way round: a rider with the right foot forward, a drink in the left hand. */
export function mirrored(pose: Pose): Pose {
  const flip = ([x, y, z]: Point): Point => [-x, y, z];
  const side = (from: Side): Side => ({
    hand: flip(from.hand),
    foot: flip(from.foot),
    ...(from.elbow ? { elbow: flip(from.elbow) } : {}),
    ...(from.knee ? { knee: flip(from.knee) } : {}),
    ...(from.toes ? { toes: flip(from.toes) } : {}),
  });
  return {
    hips: flip(pose.hips),
    neck: flip(pose.neck),
    ...(pose.chestTo ? { chestTo: flip(pose.chestTo) } : {}),
    ...(pose.headTo ? { headTo: flip(pose.headTo) } : {}),
    left: side(pose.right),
    right: side(pose.left),
  };
}

const THIGH = 0.43;
const SHIN = 0.42;
const UPPER_ARM = 0.285;
const FOREARM = 0.25;

const vector = (p: Point) => new Vector3(...p);
const point = (v: Vector3): Point => [v.x, v.y, v.z];

/** The middle joint of a limb of two bones from `root` towards `end`, bent towards `pole`; and where the limb really ends. */
function bend(root: Vector3, end: Vector3, upper: number, lower: number, pole: Vector3): [Vector3, Vector3] {
  const way = end.clone().sub(root);
  const reach = Math.min(way.length(), (upper + lower) * 0.995);
  const along = way.normalize();
  const share = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper * upper - share * share));
  const side = pole.clone().addScaledVector(along, -pole.dot(along)).normalize();
  const joint = root.clone().addScaledVector(along, share).addScaledVector(side, out);
  return [joint, root.clone().addScaledVector(along, reach)];
}

/** A frame whose y runs along `up` and whose z looks as nearly to `forward` as that allows. */
function frame(up: Vector3, forward: Vector3): Quaternion {
  const y = up.clone().normalize();
  const z = forward.clone().addScaledVector(y, -forward.dot(y)).normalize();
  const x = y.clone().cross(z);
  return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, y, z));
}

/** Someone in the picture. `size` 1 is 1.78 m; children are smaller. */
export function person(
  sculpt: Sculpt,
  at: Point,
  turn: number | Point,
  pose: Pose,
  look: Look,
  size = look.size ?? 1,
): void {
  sculpt.within(at, turn, () => figure(sculpt, pose, look), size);
}

/** Where the trunk is and which way it looks. */
function bearing(pose: Pose) {
  const hips = vector(pose.hips);
  const neck = vector(pose.neck);
  const chestTo = vector(pose.chestTo ?? [0, 0, 1]);
  const spine = neck.clone().sub(hips);
  const trunk = frame(spine, chestTo);
  const onTrunk = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).applyQuaternion(trunk).add(hips);
  const tall = spine.length();

  return { neck, spine, trunk, onTrunk, tall };
}

function arm(pose: Pose, side: Side, sign: number) {
  const { onTrunk, tall } = bearing(pose);
  const shoulder = onTrunk(sign * 0.172, tall - 0.072, 0);
  const pole = vector(side.elbow ?? [sign * 0.7, -0.6, -0.7]);
  const [elbow, hand] = bend(shoulder, vector(side.hand), UPPER_ARM, FOREARM, pole);
  return { shoulder, elbow, hand };
}

/** Where the hands really are: an arm ends where it ends, even if the pose asks for more. */
export function handsOf(pose: Pose): [left: Point, right: Point] {
  return [point(arm(pose, pose.left, 1).hand), point(arm(pose, pose.right, -1).hand)];
}

function figure(sculpt: Sculpt, pose: Pose, look: Look): void {
  const paints = clothe(look);
  const { neck, spine, trunk, onTrunk, tall } = bearing(pose);
  sculpt.within(pose.hips, eulerOf(trunk), () => torso(sculpt, look, paints, tall));
  for (const [side, sign] of [
    [pose.left, 1],
    [pose.right, -1],
  ] as const) {
    const { shoulder, elbow, hand } = arm(pose, side, sign);
    sculpt.add(ball(0.064, 1), paints.sleeve, { at: point(shoulder) });
    sculpt.add(rod(point(shoulder), point(elbow), 0.056, 0.044, 8), paints.upperArm);
    if (paints.sleeve !== paints.upperArm) {
      sculpt.add(
        rod(point(shoulder), point(shoulder.clone().lerp(elbow, 0.45)), 0.066, 0.06, 8),
        paints.sleeve,
      );
    }
    sculpt.add(ball(0.045, 1), paints.upperArm, { at: point(elbow) });
    sculpt.add(rod(point(elbow), point(hand), 0.043, 0.034, 8), paints.forearm);
    sculpt.add(ball(0.05, 1), look.gloves ?? look.skin, { at: point(hand), scale: [0.85, 1, 0.9] });

    const hip = onTrunk(sign * 0.088, -0.01, 0);
    const kneePole = vector(side.knee ?? [sign * 0.12, 0, 1]);
    const [knee, ankle] = bend(hip, vector(side.foot).add(new Vector3(0, 0.08, 0)), THIGH, SHIN, kneePole);
    sculpt.add(rod(point(hip), point(knee), 0.088, 0.06, 9), paints.thigh);
    if (paints.shorts !== paints.thigh) {
      sculpt.add(
        rod(point(hip), point(hip.clone().lerp(knee, paints.shortsReach)), 0.1, 0.092, 9),
        paints.shorts,
      );
    }
    sculpt.add(ball(0.062, 1), paints.thigh, { at: point(knee) });
    sculpt.add(rod(point(knee), point(ankle), 0.06, 0.04, 8), paints.shin);
    const toes = frame(new Vector3(0, 1, 0), vector(side.toes ?? [sign * 0.2, 0, 1]));
    sculpt.within(point(ankle), eulerOf(toes), () => {
      sculpt.add(box(0.085, 0.07, 0.16), paints.foot, { at: [0, -0.045, 0.035] });
      sculpt.add(box(0.078, 0.045, 0.1), paints.foot, { at: [0, -0.057, 0.15] });
    });
  }
  const headTo = vector(pose.headTo ?? pose.chestTo ?? [0, 0, 1]);
  const lean = new Vector3(0, 1, 0).lerp(spine.clone().normalize(), 0.35);
  const skull = frame(lean, headTo);
  sculpt.add(rod(pose.neck, point(neck.clone().addScaledVector(lean, 0.08)), 0.052, 0.048, 8), look.skin);
  sculpt.within(
    point(neck.clone().addScaledVector(lean, 0.05)),
    eulerOf(skull),
    () => head(sculpt, look),
    1.12,
  );
}

function eulerOf(turn: Quaternion): Point {
  const matrix = new Matrix4().makeRotationFromQuaternion(turn);
  const e = matrix.elements;
  const y = Math.asin(Math.max(-1, Math.min(1, e[8])));
  return Math.abs(e[8]) < 0.99999
    ? [Math.atan2(-e[9], e[10]), y, Math.atan2(-e[4], e[0])]
    : [Math.atan2(e[6], e[5]), y, 0];
}

function torso(sculpt: Sculpt, look: Look, paints: ReturnType<typeof clothe>, tall: number): void {
  const rings = (grow: number, low: number, high: number) =>
    (
      [
        [-0.07, 0.12, 0.09],
        [0.04, 0.145, 0.1],
        [0.18, 0.125, 0.088],
        [0.34, 0.165, 0.108],
        [0.44, 0.178, 0.105],
        [0.505, 0.14, 0.082],
        [0.55, 0.058, 0.052],
      ] as const
    )
      .map(([y, wide, deep]) => ({ y: (y / 0.55) * tall, wide: wide + grow, deep: deep + grow }))
      .filter(({ y }) => y >= low * tall - 0.001 && y <= high * tall + 0.001)
      .map(({ y, wide, deep }) => ({ at: [0, y, 0] as Point, half: [wide, deep] as const }));
  sculpt.add(loft(rings(0, 0.05, 1), 12), paints.top);
  sculpt.add(loft(rings(0.008, -1, 0.1), 12), paints.shorts);
  if (look.vest) {
    const [main, trim] = look.vest;
    sculpt.add(loft(rings(0.036, 0.06, 0.94), 12), main);
    // Straps and the zip: an impact vest is known by them.
    for (const y of [0.15, 0.3]) {
      sculpt.add(loft(band(y * (tall / 0.55), y < 0.2 ? 0.17 : 0.202, y < 0.2 ? 0.13 : 0.149), 12), trim);
    }
    sculpt.add(box(0.022, 0.36, 0.02), trim, { at: [0, 0.27, 0.138] });
  }
  if (look.bikini !== undefined) {
    sculpt.add(loft(band(0.37, 0.178, 0.122, 0.07), 12), look.bikini);
  }
}

function band(y: number, wide: number, deep: number, high = 0.035) {
  return [0, high].map((up) => ({ at: [0, y + up, 0] as Point, half: [wide, deep] as const }));
}

const SKULL = [
  [-0.005, 0.045, 0.05, 0.03],
  [0.03, 0.072, 0.085, 0.018],
  [0.085, 0.094, 0.112, 0.006],
  [0.15, 0.104, 0.124, 0],
  [0.205, 0.094, 0.112, -0.006],
  [0.238, 0.07, 0.085, -0.008],
  [0.258, 0.03, 0.038, -0.008],
] as const;

function skullRings(grow: number, low: number, back = 0) {
  return SKULL.filter(([y]) => y >= low).map(([y, wide, deep, forward]) => ({
    at: [0, y + (y > 0.2 ? grow : 0), forward - back] as Point,
    half: [wide + grow, deep + grow] as const,
  }));
}

function head(sculpt: Sculpt, look: Look): void {
  sculpt.add(loft(skullRings(0, -1), 12), look.skin);
  sculpt.add(box(0.024, 0.045, 0.04), look.skin, { at: [0, 0.108, 0.125], turn: [-0.35, 0, 0] });
  for (const sign of [1, -1]) {
    sculpt.add(ball(0.026, 1), look.skin, { at: [sign * 0.102, 0.118, -0.01], scale: [0.5, 1, 0.8] });
    if (look.glasses === undefined) {
      sculpt.add(ball(0.0125, 1), 0x1d1b22, { at: [sign * 0.04, 0.142, 0.113], scale: [1, 1.25, 0.6] });
    } else {
      sculpt.add(box(0.07, 0.042, 0.03), look.glasses, { at: [sign * 0.04, 0.142, 0.112] });
      sculpt.add(box(0.012, 0.016, 0.13), look.glasses, { at: [sign * 0.1, 0.146, 0.055] });
    }
  }
  sculpt.add(box(0.05, 0.011, 0.02), 0xa8524a, { at: [0, 0.062, 0.105] });
  if (look.helmet !== undefined) {
    sculpt.add(loft(skullRings(0.03, 0.15, 0.004), 12), look.helmet);
    sculpt.add(loft(skullRings(0.03, 0.08, 0.05).slice(0, 2), 12), look.helmet, { at: [0, 0.01, 0] });
    for (const sign of [1, -1])
      sculpt.add(box(0.03, 0.1, 0.1), look.helmet, { at: [sign * 0.118, 0.115, -0.02] });
    sculpt.add(box(0.05, 0.02, 0.13), look.helmetStripe ?? 0xf4fafb, { at: [0, 0.285, -0.01] });
    sculpt.add(box(0.05, 0.08, 0.02), look.helmetStripe ?? 0xf4fafb, {
      at: [0, 0.22, 0.128],
      turn: [-0.5, 0, 0],
    });
    return;
  }
  sculpt.add(loft(skullRings(0.016, 0.15, 0.012), 12), look.hair);
  sculpt.add(loft(skullRings(0.014, 0.06, 0.045).slice(0, 3), 12), look.hair);
  if (look.hairstyle === 'long') {
    sculpt.add(
      loft(
        [
          { at: [0, -0.12, -0.1], half: [0.06, 0.03] },
          { at: [0, 0.02, -0.1], half: [0.1, 0.05] },
          { at: [0, 0.16, -0.06], half: [0.11, 0.08] },
        ],
        9,
      ),
      look.hair,
    );
  }
  if (look.hairstyle === 'bun') sculpt.add(ball(0.06, 1), look.hair, { at: [0, 0.24, -0.11] });
  if (look.cap !== undefined) {
    sculpt.add(loft(skullRings(0.024, 0.15, 0.006), 12), look.cap);
    sculpt.add(box(0.16, 0.018, 0.13), look.cap, { at: [0, 0.175, 0.16], turn: [0.15, 0, 0] });
  }
}
