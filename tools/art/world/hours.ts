/** The hours of the day. Colours are what the eye should see (sRGB); powers are relative to a sunny noon of 1. */
export interface Hour {
  sun: { azimuth: number; elevation: number; colour: number; power: number; disc: boolean };
  /** From the zenith down to the horizon. */
  sky: readonly [zenith: number, middle: number, low: number];
  /** The glow of the sky around the sun. */
  halo: { colour: number; power: number };
  /** Light of the whole sky on things, and what water and ground throw back from below. */
  fill: { colour: number; power: number; below: number };
  haze: { colour: number; density: number };
  /** From the farthest ridge to the nearest, lit side and shaded side. */
  ridges: readonly [lit: number, shade: number][];
  water: { deep: number; shallow: number; ripple: number };
  clouds: { lit: number; shade: number; streaks: number };
  stars: number;
  exposure: number;
  bloom: number;
}

const degrees = Math.PI / 180;

/** Azimuth: where the sun stands, in degrees clockwise from north (−z). */
function sun(azimuth: number, elevation: number, colour: number, power: number, disc = true) {
  return { azimuth: azimuth * degrees, elevation: elevation * degrees, colour, power, disc };
}

const morning: Hour = {
  sun: sun(312, 13, 0xffd9a0, 3.3),
  sky: [0x4f9fd8, 0x9fd0e6, 0xffe3b8],
  halo: { colour: 0xffcf88, power: 0.5 },
  fill: { colour: 0xbfdcff, power: 1.25, below: 0x8fb8b8 },
  haze: { colour: 0xe8dcc8, density: 0.0026 },
  ridges: [
    [0xbccbe0, 0xa3b9d8],
    [0x9fb7c9, 0x7f9fbd],
    [0x7aa08f, 0x567f86],
  ],
  water: { deep: 0x0b5a72, shallow: 0x3fb0ab, ripple: 0.8 },
  clouds: { lit: 0xfff6e8, shade: 0xe4d8dc, streaks: 0.6 },
  stars: 0,
  exposure: 1,
  bloom: 0.12,
};

const day: Hour = {
  sun: sun(215, 48, 0xfff2d6, 3.5, false),
  sky: [0x2f87d6, 0x6bb8ea, 0xcfeaf3],
  halo: { colour: 0xfff3d0, power: 0.3 },
  fill: { colour: 0xbfe0ff, power: 0.95, below: 0x7fb0a8 },
  haze: { colour: 0xcfe6ef, density: 0.0021 },
  ridges: [
    [0xa9c8e4, 0x8fb4da],
    [0x86b2c2, 0x6a98b6],
    [0x6fa583, 0x4a8579],
  ],
  water: { deep: 0x075f83, shallow: 0x4cc7bd, ripple: 0.85 },
  clouds: { lit: 0xffffff, shade: 0xc4d6e8, streaks: 0.25 },
  stars: 0,
  exposure: 1,
  bloom: 0.06,
};

const noon: Hour = {
  ...day,
  sun: sun(160, 60, 0xfff6e4, 3.6, false),
  sky: [0x1f7fd4, 0x58b4ee, 0xc4ebf5],
  water: { deep: 0x0a7391, shallow: 0x62d8c8, ripple: 0.7 },
};

const lateAfternoon: Hour = {
  sun: sun(255, 22, 0xffcf8a, 3.7),
  sky: [0x3d8fcb, 0x93c6dc, 0xffdfa8],
  halo: { colour: 0xffcf80, power: 0.6 },
  fill: { colour: 0xbcd6f5, power: 0.95, below: 0xa59a80 },
  haze: { colour: 0xf0dcb8, density: 0.0024 },
  ridges: [
    [0xc9c4cf, 0xa9abc8],
    [0xb0ae9f, 0x868fa3],
    [0x9aa274, 0x637a6b],
  ],
  water: { deep: 0x0d5b70, shallow: 0x4fb3a4, ripple: 0.8 },
  clouds: { lit: 0xfff3dc, shade: 0xe8d2c8, streaks: 0.5 },
  stars: 0,
  exposure: 1,
  bloom: 0.12,
};

const golden: Hour = {
  sun: sun(300, 6.5, 0xffa552, 3.6),
  sky: [0x4a4a8c, 0xd0708a, 0xffb066],
  halo: { colour: 0xffb14a, power: 1 },
  fill: { colour: 0xd8b4d8, power: 1.15, below: 0x8a6a70 },
  haze: { colour: 0xf0a070, density: 0.0024 },
  ridges: [
    [0xe08a7e, 0xb06a8c],
    [0xa85a78, 0x7c4a80],
    [0x5f3f68, 0x432f5c],
  ],
  water: { deep: 0x1b3f63, shallow: 0x3f8f9c, ripple: 0.85 },
  clouds: { lit: 0xffc98a, shade: 0xc0708f, streaks: 0.9 },
  stars: 0,
  exposure: 1,
  bloom: 0.25,
};

const blueHour: Hour = {
  sun: sun(275, 4, 0xff8a6a, 0.35, false),
  sky: [0x0f1f52, 0x35509a, 0xe88f86],
  halo: { colour: 0xff9a70, power: 0.3 },
  fill: { colour: 0x6f8fe0, power: 0.42, below: 0x3a4478 },
  haze: { colour: 0x6a6aa0, density: 0.0026 },
  ridges: [
    [0x6f6aa6, 0x5c5c9e],
    [0x444a88, 0x383f7c],
    [0x262f62, 0x1e2756],
  ],
  water: { deep: 0x0c2350, shallow: 0x24558a, ripple: 0.75 },
  clouds: { lit: 0xd98aa0, shade: 0x5a5aa0, streaks: 0.6 },
  stars: 0.35,
  exposure: 1.05,
  bloom: 0.5,
};

const night: Hour = {
  sun: sun(330, 34, 0xa8c4ff, 0.55, false),
  sky: [0x040a24, 0x0c1d4a, 0x2c4a80],
  halo: { colour: 0x9fb8ff, power: 0.12 },
  fill: { colour: 0x5a7ad0, power: 0.3, below: 0x141c38 },
  haze: { colour: 0x24407a, density: 0.0026 },
  ridges: [
    [0x1e3568, 0x182c5c],
    [0x14254e, 0x101e44],
    [0x0c1838, 0x0a1430],
  ],
  water: { deep: 0x061534, shallow: 0x123a60, ripple: 0.6 },
  clouds: { lit: 0x3a5590, shade: 0x1a2d5e, streaks: 0.25 },
  stars: 1,
  exposure: 1.1,
  bloom: 0.55,
};

export const HOURS = { morning, day, noon, lateAfternoon, golden, blueHour, night } as const;

/** The same hour with the sun moved (degrees): each camera looks its own way and wants its own light. */
export function turned(hour: Hour, azimuth: number, elevation?: number): Hour {
  return {
    ...hour,
    sun: {
      ...hour.sun,
      azimuth: azimuth * degrees,
      elevation: elevation === undefined ? hour.sun.elevation : elevation * degrees,
    },
  };
}
