/** Every picture of the site: which scene it is taken in, in which frames, at which widths. */

export type Frame = 'wide' | 'phone';

export interface Print {
  frame: Frame;
  /** Size of the picture as it is taken, in pixels; smaller widths are scaled from it. */
  width: number;
  height: number;
  widths: readonly number[];
  /** The AVIF of the largest width may not weigh more, in bytes. */
  limit: number;
}

const kB = 1000;

const page: readonly Print[] = [
  { frame: 'wide', width: 960, height: 640, widths: [480, 960], limit: 70 * kB },
];

/** As wide as a phone's screen, where it is the first thing to see: a size between the two for it. */
const lead: readonly Print[] = page.map((print) => ({ ...print, widths: [480, 720, 960] }));

const fullScreen: readonly Print[] = [
  { frame: 'wide', width: 1600, height: 900, widths: [800, 1600], limit: 120 * kB },
  { frame: 'phone', width: 640, height: 1386, widths: [640], limit: 90 * kB },
];

/** The first thing that a phone shows, on whatever line: light enough to arrive in three round trips. */
const firstScene: readonly Print[] = fullScreen.map((print) =>
  print.frame === 'phone' ? { ...print, limit: 40 * kB } : print,
);

export const PICTURES: Readonly<Record<string, readonly Print[]>> = {
  'obstacle-kicker-l': page,
  'obstacle-kicker-m': page,
  'obstacle-pipe': page,
  'obstacle-wave-box': page,
  'obstacle-kicker-s': page,
  'obstacle-flat-box': page,
  'obstacle-down-rail': page,
  'obstacle-start-dock': page,
  cable: firstScene,
  bar: fullScreen,
  instructor: fullScreen,
  bilevel: fullScreen,
  beach: fullScreen,
  party: fullScreen,
  camping: fullScreen,
  miniramp: fullScreen,
  'bar-terrace': lead,
  'bar-food': page,
  cottage: page,
  tents: page,
  'hot-tub': page,
  sup: page,
  'event-camp': page,
  'event-contest': page,
  'event-night': page,
};

/** The picture that other sites show for a link to us: a JPEG of its own size, from the first scene. */
export const SHARE = { scene: 'cable', frame: 'wide', width: 1200, height: 630 } as const;
