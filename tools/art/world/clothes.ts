import { pick, type Random } from './random.ts';

/** What someone wears and looks like. Paints are sRGB. */
export interface Look {
  skin: number;
  hair: number;
  hairstyle?: 'short' | 'long' | 'bun';
  /** A shirt or a wetsuit; nothing means a bare chest. */
  top?: number;
  sleeves?: 'none' | 'short' | 'long';
  bottoms: number;
  legs?: 'brief' | 'short' | 'long';
  vest?: readonly [main: number, trim: number];
  bikini?: number;
  helmet?: number;
  helmetStripe?: number;
  cap?: number;
  glasses?: number;
  gloves?: number;
  shoes?: number;
  size?: number;
}

/** Which paint goes on which part. */
export function clothe(look: Look) {
  const top = look.top ?? look.skin;
  const sleeves = look.top === undefined ? 'none' : (look.sleeves ?? 'short');
  const long = look.legs === 'long';
  return {
    top,
    sleeve: sleeves === 'none' ? look.skin : top,
    upperArm: sleeves === 'long' ? top : look.skin,
    forearm: sleeves === 'long' ? top : look.skin,
    shorts: look.bottoms,
    shortsReach: look.legs === 'brief' ? 0.16 : 0.72,
    thigh: long ? look.bottoms : look.skin,
    shin: long ? look.bottoms : look.skin,
    foot: look.shoes ?? look.skin,
  };
}

export const SKINS = [0xe8b48c, 0xd99a6c, 0xf0c4a0, 0xa8693f, 0x7d4a2c] as const;
const HAIRS = [0x3a2618, 0x5b3a21, 0xb5813f, 0x1d1715, 0x8c4a26] as const;
const TOPS = [0xff6b4a, 0xffc145, 0x0f8b9d, 0xf4fafb, 0x2f6fd0, 0xd8467a, 0x6fbf5a, 0x7a55c0] as const;
const BOTTOMS = [0x24405f, 0x3a5a7d, 0xc9a36a, 0x6d2f4a, 0x1f6f78, 0xe2584a] as const;

export const RIDER: Look = {
  skin: 0xe0a27a,
  hair: 0x3a2618,
  top: 0x1b4f8a,
  sleeves: 'short',
  vest: [0xff6b2c, 0x1d2b3a],
  bottoms: 0x17708a,
  helmet: 0xffc145,
  helmetStripe: 0xf4fafb,
};

export const RIDER_TWO: Look = {
  skin: 0xf0bf98,
  hair: 0xb5813f,
  top: 0xf4fafb,
  vest: [0x19b3b0, 0xf4fafb],
  bottoms: 0xd8467a,
  helmet: 0xf4fafb,
  helmetStripe: 0xff6b4a,
};

export const RIDER_THREE: Look = {
  skin: 0xb07648,
  hair: 0x1d1715,
  vest: [0xd8e04a, 0x1d2b3a],
  bottoms: 0x2a2f55,
  helmet: 0xe23f4f,
  helmetStripe: 0x1d2b3a,
};

export const INSTRUCTOR: Look = {
  skin: 0xd99a6c,
  hair: 0x5b3a21,
  top: 0xffc145,
  bottoms: 0x12384f,
  cap: 0xff6b4a,
  shoes: 0xf4fafb,
};

/** Someone on a day off. */
export function guest(next: Random): Look {
  const hairstyle = pick(next, ['short', 'short', 'long', 'bun'] as const);
  const glasses = next() < 0.3 ? { glasses: 0x22222a } : {};
  const cap = next() < 0.22 && hairstyle === 'short' ? { cap: pick(next, TOPS) } : {};
  return {
    skin: pick(next, SKINS),
    hair: pick(next, HAIRS),
    hairstyle,
    top: pick(next, TOPS),
    sleeves: next() < 0.3 ? 'none' : 'short',
    bottoms: pick(next, BOTTOMS),
    legs: next() < 0.35 ? 'long' : 'short',
    shoes: pick(next, [0xf4fafb, 0x3a3a44, 0xc98a4a] as const),
    ...glasses,
    ...cap,
  };
}

/** Someone in swimming things. */
export function bather(next: Random): Look {
  const woman = next() < 0.5;
  const paint = pick(next, TOPS);
  return {
    skin: pick(next, SKINS),
    hair: pick(next, HAIRS),
    hairstyle: woman ? pick(next, ['long', 'bun'] as const) : 'short',
    bottoms: paint,
    legs: woman ? 'brief' : 'short',
    ...(woman ? { bikini: paint } : {}),
  };
}
