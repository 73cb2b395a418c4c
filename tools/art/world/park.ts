import { Group, type Object3D } from 'three';
import { buoy, stand } from './floats.ts';
import { kicker } from './kicker.ts';
import { PLAN } from './lake.ts';
import { type Point, Sculpt } from './sculpt.ts';
import { floatsUnder, legs, pipe, ramp, sliderBox } from './sliders.ts';

const { trackOne, trackTwo } = PLAN;

/** Where each obstacle floats: the lip of a kicker, the middle of a slider. Riders come from the west. */
export const OBSTACLES = {
  kickerL: [22, 0, trackOne.z + 4],
  pipe: [-22, 0, trackOne.z + 4],
  waveBox: [-58, 0, trackOne.z + 4],
  kickerM: [62, 0, trackOne.z + 4],
  kickerS: [4, 0, trackTwo.z + 4],
  flatBox: [38, 0, trackTwo.z + 4],
  downRail: [-32, 0, trackTwo.z + 4],
} as const satisfies Record<string, Point>;

function moored(sculpt: Sculpt, corners: readonly (readonly [number, number])[], out: number): void {
  for (const [x, z] of corners) {
    buoy(sculpt, [x + Math.sign(x || -1) * out * 0.6, 0, z + Math.sign(z) * out], 0.26, [x, 0.15, z]);
  }
}

const BUILDERS: Record<keyof typeof OBSTACLES, (sculpt: Sculpt) => void> = {
  kickerL(sculpt) {
    kicker(sculpt, { length: 10, height: 2.5, width: 3.8, deck: 0xe9eef0, side: 0x0f6f9d, trim: 0xff6b4a });
    moored(
      sculpt,
      [
        [0, 1.7],
        [0, -1.7],
        [-6, 1.7],
      ],
      2,
    );
  },
  kickerM(sculpt) {
    kicker(sculpt, { length: 7.6, height: 1.75, width: 3.2, deck: 0xf4e9d2, side: 0xff7a3c, trim: 0x12808f });
    moored(
      sculpt,
      [
        [0, 1.4],
        [0, -1.4],
        [-4.5, 1.4],
      ],
      1.8,
    );
  },
  kickerS(sculpt) {
    kicker(sculpt, {
      length: 5.4,
      height: 0.95,
      width: 2.8,
      deck: 0xf4fafb,
      side: 0x2fa86a,
      trim: 0xffc145,
      curve: 1.6,
    });
    moored(
      sculpt,
      [
        [0, 1.2],
        [0, -1.2],
        [-3.2, 1.2],
      ],
      1.5,
    );
  },
  pipe(sculpt) {
    const look = { deck: 0xe9eef0, other: 0x7a4fc0, side: 0x3d3577, trim: 0xffc145 };
    ramp(sculpt, -5.6, 1.0, 3.4, 1.7, look);
    const line: Point[] = [
      [-5.4, 1.05, 0],
      [-1.6, 1.7, 0],
      [2.2, 1.7, 0],
      [6.4, 0.9, 0],
    ];
    pipe(sculpt, line, 0.3, 0xffc145, 0x3d3577);
    for (const [x, y] of [
      [-4.6, 1.0],
      [-1.6, 1.5],
      [0.3, 1.5],
      [2.2, 1.5],
      [5.2, 0.9],
    ] as const)
      stand(sculpt, x, y, 0.85);
    floatsUnder(sculpt, -6.6, 6.6, 0.9);
    moored(
      sculpt,
      [
        [-6.4, 1],
        [6.4, 1],
        [6.4, -1],
      ],
      1.7,
    );
  },
  waveBox(sculpt) {
    const look = { deck: 0xf4fafb, other: 0x12a5ad, side: 0x0f6f9d, trim: 0xffc145 };
    const wave = Array.from({ length: 43 }, (_, i): [number, number] => {
      const x = -7 + i / 3;
      return [x, 1.12 - 0.42 * Math.cos(((x + 7) / 14) * Math.PI * 6)];
    });
    ramp(sculpt, -6.95, 0.7, 2.8, 1.5, look);
    sliderBox(sculpt, wave, 1.5, look, 0.36);
    legs(
      sculpt,
      wave.filter((_, i) => i % 3 === 0),
      1.4,
    );
    floatsUnder(sculpt, -8.2, 7.2, 0.95);
    moored(
      sculpt,
      [
        [-8, 1.1],
        [7.1, 1.1],
        [7.1, -1.1],
      ],
      1.7,
    );
  },
  flatBox(sculpt) {
    const look = { deck: 0xfff3dc, other: 0xff8f6b, side: 0xe2584a, trim: 0xf4fafb };
    ramp(sculpt, -4, 0.62, 2.6, 1.7, look);
    const flat = Array.from({ length: 13 }, (_, i): [number, number] => [-4 + (i * 8) / 12, 0.62]);
    const exit = Array.from({ length: 6 }, (_, i): [number, number] => [
      4 + i * 0.44,
      0.62 - 0.82 * (i / 5) ** 1.4,
    ]);
    sliderBox(sculpt, [...flat, ...exit.slice(1)], 1.7, look, 0.26);
    floatsUnder(sculpt, -4.8, 4.6, 0.6);
    moored(
      sculpt,
      [
        [-4.6, 0.8],
        [4.6, 0.8],
        [4.6, -0.8],
      ],
      1.5,
    );
  },
  downRail(sculpt) {
    const look = { deck: 0xf4fafb, other: 0x3f9fe0, side: 0x2a6fb8, trim: 0xffc145 };
    ramp(sculpt, -3.6, 1.25, 3.2, 1.7, look);
    const top = [
      [-3.6, 1.25],
      [-2.9, 1.25],
      [-2.2, 1.25],
    ] as const;
    sliderBox(sculpt, top, 1.7, look, 0.3);
    for (const z of [-0.22, 0.22])
      pipe(
        sculpt,
        [
          [-2.3, 1.22, z],
          [4.6, 0.28, z],
        ],
        0.085,
        0xff6b4a,
        0xf4fafb,
      );
    for (const x of [-3.4, -1.2, 0.9, 3]) stand(sculpt, x, 1.18 - Math.max(0, x + 2.3) * 0.136, 0.75);
    floatsUnder(sculpt, -4.8, 4.8, 0.8);
    moored(
      sculpt,
      [
        [-4.6, 1],
        [4.6, 1],
        [4.6, -1],
      ],
      1.6,
    );
  },
};

/** All obstacles of both tracks. */
export function obstacles(): Object3D {
  const group = new Group();
  for (const [name, at] of Object.entries(OBSTACLES)) {
    const sculpt = new Sculpt(at[0] + 100);
    sculpt.within(at, 0, () => BUILDERS[name as keyof typeof OBSTACLES](sculpt));
    group.add(sculpt.build());
  }
  return group;
}
