const shape0 = { wide: { width: 960, height: 640, widths: [360, 480, 960] } } as const;
const shape1 = {
  wide: { width: 1600, height: 900, widths: [800, 1600] },
  phone: { width: 640, height: 1386, widths: [640] },
} as const;
const shape2 = { wide: { width: 960, height: 640, widths: [480, 720, 960] } } as const;

/**
 * Made by tools/art/render.ts; change the pictures there. Files lie in /art as `{name}-{width}.avif` and `.webp`, those for
 * tall phones as `{name}-phone-{width}`.
 */
export const PICTURES = {
  'obstacle-kicker-l': shape0,
  'obstacle-kicker-m': shape0,
  'obstacle-pipe': shape0,
  'obstacle-wave-box': shape0,
  'obstacle-kicker-s': shape0,
  'obstacle-flat-box': shape0,
  'obstacle-down-rail': shape0,
  'obstacle-start-dock': shape0,
  cable: shape1,
  bar: shape1,
  instructor: shape1,
  bilevel: shape1,
  beach: shape1,
  party: shape1,
  camping: shape1,
  miniramp: shape1,
  'bar-terrace': shape2,
  'bar-food': shape2,
  cottage: shape0,
  tents: shape0,
  'hot-tub': shape0,
  sup: shape0,
  'way-car': shape2,
  'way-parking': shape2,
  'way-bikes': shape2,
  'event-camp': shape2,
  'event-contest': shape2,
  'event-night': shape2,
} as const;

export type PictureName = keyof typeof PICTURES;
