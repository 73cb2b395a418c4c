/**
 * Made by tools/art/render.ts; change the pictures there. Files lie in /art as `{name}-{width}.avif` and `.webp`, those for
 * tall phones as `{name}-phone-{width}`.
 */
export const PICTURES = {
  'obstacle-kicker-l': { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  'obstacle-kicker-m': { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  'obstacle-pipe': { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  'obstacle-wave-box': { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  'obstacle-kicker-s': { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  'obstacle-flat-box': { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  'obstacle-down-rail': { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  'obstacle-start-dock': { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  cable: {
    wide: { width: 1600, height: 900, widths: [800, 1600] },
    phone: { width: 640, height: 1386, widths: [640] },
  },
  bar: {
    wide: { width: 1600, height: 900, widths: [800, 1600] },
    phone: { width: 640, height: 1386, widths: [640] },
  },
  instructor: {
    wide: { width: 1600, height: 900, widths: [800, 1600] },
    phone: { width: 640, height: 1386, widths: [640] },
  },
  bilevel: {
    wide: { width: 1600, height: 900, widths: [800, 1600] },
    phone: { width: 640, height: 1386, widths: [640] },
  },
  beach: {
    wide: { width: 1600, height: 900, widths: [800, 1600] },
    phone: { width: 640, height: 1386, widths: [640] },
  },
  party: {
    wide: { width: 1600, height: 900, widths: [800, 1600] },
    phone: { width: 640, height: 1386, widths: [640] },
  },
  camping: {
    wide: { width: 1600, height: 900, widths: [800, 1600] },
    phone: { width: 640, height: 1386, widths: [640] },
  },
  miniramp: {
    wide: { width: 1600, height: 900, widths: [800, 1600] },
    phone: { width: 640, height: 1386, widths: [640] },
  },
  'bar-terrace': { wide: { width: 960, height: 640, widths: [480, 720, 960] } },
  'bar-food': { wide: { width: 960, height: 640, widths: [480, 720, 960] } },
  cottage: { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  tents: { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  'hot-tub': { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  sup: { wide: { width: 960, height: 640, widths: [360, 480, 960] } },
  'way-car': { wide: { width: 960, height: 640, widths: [480, 720, 960] } },
  'way-parking': { wide: { width: 960, height: 640, widths: [480, 720, 960] } },
  'way-bikes': { wide: { width: 960, height: 640, widths: [480, 720, 960] } },
  'event-camp': { wide: { width: 960, height: 640, widths: [480, 720, 960] } },
  'event-contest': { wide: { width: 960, height: 640, widths: [480, 720, 960] } },
  'event-night': { wide: { width: 960, height: 640, widths: [480, 720, 960] } },
} as const;

export type PictureName = keyof typeof PICTURES;
