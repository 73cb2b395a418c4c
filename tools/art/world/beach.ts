import { Group } from 'three';
import { person } from './body.ts';
import { bather } from './clothes.ts';
import { deckChair, flag, paddle, parasol, supBoard, WOOD, WOOD_LIGHT } from './furniture.ts';
import { ground, PLAN } from './lake.ts';
import { PADDLE, RECLINE, SIT_LOW, STAND, SUNBATHE, WALK, WAVE } from './poses.ts';
import { between, pick, random } from './random.ts';
import { type Point, Sculpt } from './sculpt.ts';
import { ball, block, box, dome, fromCorners, post, rod } from './shapes.ts';

const BRIGHT = [0xff6b4a, 0x0f8b9d, 0xffc145, 0xd8467a, 0x2f6fd0, 0x6fbf5a] as const;

/** A point of the beach on the ground: metres east and south of its middle. */
export function onBeach(x: number, z: number, lift = 0): Point {
  const [wx, wz] = [PLAN.beach.x + x, PLAN.beach.z + z];
  return [wx, Math.max(0, ground(wx, wz)) + lift, wz];
}

function towel(sculpt: Sculpt, paint: number): void {
  for (let i = 0; i < 5; i += 1)
    sculpt.add(box(0.86, 0.03, 0.37), i % 2 === 0 ? paint : 0xf4fafb, { at: [0, 0.02, -0.76 + i * 0.37] });
}

/** A lifeguard's high chair with its flag. */
function lookout(sculpt: Sculpt): void {
  for (const [x, z] of [
    [-0.6, -0.6],
    [0.6, -0.6],
    [-0.6, 0.6],
    [0.6, 0.6],
  ] as const)
    sculpt.add(rod([x * 1.5, 0, z * 1.5], [x, 2.2, z], 0.07, 0.06, 6), 0xf4fafb);
  sculpt.add(box(1.5, 0.1, 1.5), WOOD_LIGHT, { at: [0, 2.2, 0] });
  for (const y of [0.5, 0.95, 1.4, 1.85])
    sculpt.add(rod([-0.6, y, -0.95 + y * 0.14], [0.6, y, -0.95 + y * 0.14], 0.035, 0.035, 5), WOOD);
  sculpt.add(box(0.9, 0.9, 0.1), 0xff6b4a, { at: [0, 3.0, 0.45] });
  sculpt.add(box(0.9, 0.1, 0.7), 0xff6b4a, { at: [0, 2.7, 0.15] });
  for (const [x, z] of [
    [-0.7, -0.65],
    [0.7, -0.65],
    [-0.7, 0.7],
    [0.7, 0.7],
  ] as const)
    sculpt.add(rod([x, 2.2, z], [x, 4.2, z], 0.04, 0.04, 5), 0xf4fafb);
  sculpt.add(
    fromCorners(
      [
        -1, 4.15, -1, 1, 4.15, -1, 0, 4.75, 0, 1, 4.15, -1, 1, 4.15, 1, 0, 4.75, 0, 1, 4.15, 1, -1, 4.15, 1,
        0, 4.75, 0, -1, 4.15, 1, -1, 4.15, -1, 0, 4.75, 0,
      ].map((v, i, all) => {
        // Seen from above: turn each face over.
        const face = Math.floor(i / 9) * 9;
        const corner = Math.floor((i % 9) / 3);
        return all[face + [0, 6, 3][corner]! + (i % 3)] ?? v;
      }),
    ),
    0xffc145,
  );
  sculpt.within([0.9, 2.2, 0.9], 0, () => flag(sculpt, 3.2, 0xff5a3c, 0xffc145));
}

/** A net between two poles and a ball in the air. */
function volleyball(sculpt: Sculpt): void {
  for (const x of [-3.5, 3.5]) sculpt.add(post(0.06, 2.5, 0.05, 7), WOOD, { at: [x, 0, 0] });
  for (let y = 1.5; y <= 2.42; y += 0.15)
    sculpt.add(rod([-3.5, y, 0], [3.5, y, 0], 0.011, 0.011, 4), 0xf4fafb);
  for (let x = -3.5; x <= 3.5; x += 0.18)
    sculpt.add(rod([x, 1.5, 0], [x, 2.4, 0], 0.009, 0.009, 4), 0xf4fafb);
  sculpt.add(rod([-3.5, 2.43, 0], [3.5, 2.43, 0], 0.03, 0.03, 4), 0xff6b4a);
  sculpt.add(ball(0.16, 2), 0xfff0b8, { at: [0.8, 3.3, 0.6] });
}

/** A castle with two towers, a bucket beside it. */
function sandcastle(sculpt: Sculpt): void {
  sculpt.add(block(0.8, 0.22, 0.6), 0xdcb878, { vary: 0.06 });
  for (const [x, z] of [
    [-0.34, -0.24],
    [0.34, -0.24],
    [0.34, 0.24],
    [-0.34, 0.24],
  ] as const) {
    sculpt.add(post(0.14, 0.42, 0.11, 8), 0xe2c084, { at: [x, 0, z], vary: 0.06 });
    sculpt.add(post(0.12, 0.16, 0.01, 8), 0xd0a868, { at: [x, 0.42, z] });
  }
  sculpt.add(post(0.1, 0.2, 0.14, 9), 0xff6b4a, { at: [0.8, 0, 0.3] });
}

/** Chairs, parasols, towels and toys on the sand. */
export function beach(): Group {
  const sculpt = new Sculpt(51);
  const spots: readonly (readonly [number, number, number])[] = [
    [-14, 3, 0],
    [-8, 5.5, 1],
    [-2.5, 3.4, 2],
    [4, 5.4, 3],
    [9.5, 1.8, 4],
    [-19, 6, 2],
    [-11, 10, 4],
    [1, 10.5, 0],
  ];
  for (const [x, z, i] of spots) {
    sculpt.within(onBeach(x, z), i, () => parasol(sculpt, BRIGHT[i] ?? 0xff6b4a, 0xfff6e4, 1.6, 2.35));
    sculpt.within(onBeach(x + 0.9, z - 0.2, 0.02), 0.2 + i * 0.1, () =>
      towel(sculpt, BRIGHT[(i + 2) % 6] ?? 0xffc145),
    );
    if (i % 2 === 0)
      sculpt.within(onBeach(x - 1, z + 0.1), Math.PI + 0.2, () =>
        deckChair(sculpt, BRIGHT[(i + 3) % 6] ?? 0x0f8b9d),
      );
    else
      sculpt.within(onBeach(x - 0.9, z - 0.2, 0.02), -0.15, () =>
        towel(sculpt, BRIGHT[(i + 4) % 6] ?? 0xffc145),
      );
  }
  sculpt.within(onBeach(-22.5, 1.5), 0, () => lookout(sculpt));
  sculpt.within(onBeach(-5, 14), 0.2, () => volleyball(sculpt));
  sculpt.within(onBeach(6.4, 1.4), 0.4, () => sandcastle(sculpt));
  for (const [i, x] of [11.4, 12.6, 13.9].entries())
    sculpt.within(onBeach(x, -0.6, 0.05), 0.25, () => supBoard(sculpt, BRIGHT[i + 1] ?? 0x0f8b9d));
  sculpt.within(onBeach(-1, 1, 0.3), 0, () => sculpt.add(ball(0.3, 2), 0xff6b4a));
  for (let x = -26; x <= 22; x += 1.3) {
    const at: Point = [PLAN.beach.x + x, 0.02, PLAN.beach.z - 21 + Math.sin(x * 0.2) * 0.6];
    sculpt.add(ball(0.16, 1), Math.round(x / 1.3) % 2 === 0 ? 0xff6b4a : 0xf4fafb, { at });
  }
  sculpt.within([PLAN.beach.x - 12, 0, PLAN.beach.z - 17], 0.3, () => {
    for (let i = 0; i < 7; i += 1)
      sculpt.add(box(3, 0.09, 0.38), WOOD_LIGHT, { at: [0, 0.45, -1.26 + i * 0.42], vary: 0.08 });
    for (const [x, z] of [
      [-1.1, -0.9],
      [1.1, -0.9],
      [-1.1, 0.9],
      [1.1, 0.9],
    ] as const)
      sculpt.add(rod([x, 0.12, z - 0.4], [x, 0.12, z + 0.4], 0.3, 0.3, 9), 0x2f6fd0);
    for (const x of [-0.25, 0.25]) sculpt.add(rod([x, -0.4, 1.5], [x, 1.2, 1.45], 0.03, 0.03, 6), 0xf4fafb);
  });
  return sculpt.build();
}

/** Someone in the water: head, shoulders, an arm of the crawl. */
export function swimmer(sculpt: Sculpt, at: Point, turn: number, look: ReturnType<typeof bather>): void {
  person(
    sculpt,
    [at[0], -0.12, at[2]],
    turn,
    {
      hips: [0, -0.2, -0.5],
      neck: [0, 0.1, 0],
      chestTo: [0.2, -1, 0.4],
      headTo: [0.35, 0.1, 1],
      left: { hand: [0.3, 0.05, 0.5], foot: [0.1, -0.3, -1.3], elbow: [0.6, 0.6, 0] },
      right: { hand: [-0.28, 0.32, 0.42], foot: [-0.1, -0.4, -1.3], elbow: [-0.6, 1, 0] },
    },
    look,
  );
}

/** Someone with the water up to the waist. */
export function wader(sculpt: Sculpt, at: Point, turn: number, look: ReturnType<typeof bather>): void {
  person(sculpt, [at[0], -0.85, at[2]], turn, WAVE, look);
}

/** A stand-up paddler; the board's nose points to +z before `turn`. */
export function paddler(
  sculpt: Sculpt,
  at: Point,
  turn: number,
  paint: number,
  look: ReturnType<typeof bather>,
): void {
  sculpt.within([at[0], 0.03, at[2]], turn, () => {
    supBoard(sculpt, paint);
    person(sculpt, [0, 0.13, -0.3], 0, PADDLE, look);
    paddle(sculpt, [-0.2, 1.49, 0.06], [-0.55, 0.12, 0.1]);
  });
}

/** People on the sand and in the shallows. */
export function beachPeople(): Group {
  const sculpt = new Sculpt(52);
  const next = random(12);
  const lying: readonly (readonly [number, number, number])[] = [
    [-13.1, 2.8, 0.2],
    [-7.1, 5.3, 0.3],
    [4.9, 5.2, 0.5],
    [3, 1.9, 0.6],
    [-1.6, 3.2, 0.4],
  ];
  for (const [x, z, turn] of lying)
    person(sculpt, onBeach(x, z, 0.05), turn, next() < 0.6 ? SUNBATHE : SIT_LOW, bather(next));
  for (const [x, z] of [
    [-15, 3.1],
    [-3.5, 3.5],
    [8.5, 2],
  ] as const)
    person(sculpt, onBeach(x, z, 0.3), Math.PI + 0.2, RECLINE, { ...bather(next), glasses: 0x22222a });
  for (const [x, z, turn, size] of [
    [5.7, 1.9, 2.2, 0.62],
    [7.1, 1.9, -2.2, 0.66],
  ] as const)
    person(sculpt, onBeach(x, z), turn, SIT_LOW, { ...bather(next), cap: pick(next, BRIGHT) }, size);
  for (const [x, z, turn] of [
    [-18, 0.4, 1.5],
    [2, 0.6, -1.4],
    [0.9, 0.9, -1.4],
    [4.6, 0.2, 1.9],
  ] as const)
    person(sculpt, onBeach(x, z), turn, WALK, bather(next), between(next, 0.85, 1));
  for (const [x, z, turn] of [
    [-6.6, 12.4, 0],
    [-3, 12.2, 0.3],
    [-5.4, 16, 3.2],
    [-2.4, 16.3, 2.8],
  ] as const)
    person(sculpt, onBeach(x, z), turn, next() < 0.5 ? WAVE : STAND, bather(next));
  person(
    sculpt,
    onBeach(-22.5, 1.4, 2.78),
    Math.PI,
    {
      ...SIT_LOW,
      left: { ...SIT_LOW.left, foot: [0.14, -0.4, 0.4] },
      right: { ...SIT_LOW.right, foot: [-0.14, -0.4, 0.4] },
    },
    { ...bather(next), top: 0xff5a3c, cap: 0xffc145, bottoms: 0xff5a3c },
  );
  const wet = (x: number, z: number): Point => [PLAN.beach.x + x, 0, PLAN.beach.z + z];
  for (const [x, z, turn] of [
    [-9, -11, 2],
    [3, -13, 1],
    [-17, -10, -2],
    [10, -12, -1],
  ] as const)
    swimmer(sculpt, wet(x, z), turn, bather(next));
  for (const [x, z, turn] of [
    [-4, -8.5, 2.6],
    [-2.8, -8.9, -2.4],
    [7, -8.5, 1],
  ] as const)
    wader(sculpt, wet(x, z), turn, bather(next));
  sculpt.add(dome(0.22, 3, 10), 0xffc145, { at: [PLAN.beach.x - 3.4, 0.9, PLAN.beach.z - 9.4] });
  return sculpt.build();
}
