/** Every picture of the site: which scene it is taken in, in which frames, at which widths. */

export type Frame = 'wide' | 'phone';

export interface Print {
  frame: Frame;
  /** Size of the picture as it is taken, in pixels; smaller widths are scaled from it. */
  width: number;
  height: number;
  widths: readonly number[];
  /** Stands smaller than it is, on a phone with its small pixels or in a column: colours may be coarser than light is. */
  dense: boolean;
  /** The AVIF of the largest width may not weigh more, in bytes. */
  limit: number;
  /** The same of the smallest width, where a phone's page begins with it; else in proportion to its size. */
  leastLimit?: number;
}

const kB = 1000;

const inText = (widths: readonly number[], limit = 70 * kB): readonly Print[] => [
  { frame: 'wide', width: 960, height: 640, widths, dense: true, limit },
];

/** Beside another picture, half as wide as a phone's screen. */
const half = inText([360, 480, 960]);

/** Alone, as wide as a phone's screen. */
const whole = inText([480, 720, 960]);

/** The same, and what is seen of its page first, or may be: any event can be the next one. */
const leading = inText([480, 720, 960], 31 * kB);

const fullScreen: readonly Print[] = [
  { frame: 'wide', width: 1600, height: 900, widths: [800, 1600], dense: false, limit: 120 * kB },
  { frame: 'phone', width: 640, height: 1386, widths: [640], dense: true, limit: 90 * kB },
];

/** The first thing that a phone shows, on whatever line: light enough to arrive in two round trips. */
const firstScene: readonly Print[] = fullScreen.map((print) =>
  print.frame === 'phone' ? { ...print, limit: 28 * kB } : print,
);

/** The first thing on a page of information, too. */
const heroes: readonly Print[] = fullScreen.map((print) =>
  print.frame === 'wide' ? { ...print, leastLimit: 21 * kB } : print,
);

export const PICTURES: Readonly<Record<string, readonly Print[]>> = {
  'obstacle-kicker-l': half,
  'obstacle-kicker-m': half,
  'obstacle-pipe': half,
  'obstacle-wave-box': half,
  'obstacle-kicker-s': half,
  'obstacle-flat-box': half,
  'obstacle-down-rail': half,
  'obstacle-start-dock': half,
  cable: firstScene,
  bar: heroes,
  instructor: fullScreen,
  bilevel: heroes,
  beach: heroes,
  party: fullScreen,
  camping: fullScreen,
  miniramp: fullScreen,
  'bar-terrace': leading,
  'bar-food': whole,
  cottage: half,
  tents: half,
  'hot-tub': half,
  sup: half,
  'way-car': whole,
  'way-parking': whole,
  'way-bikes': whole,
  'event-camp': leading,
  'event-contest': leading,
  'event-night': leading,
};

/** The picture that other sites show for a link to us: a JPEG of its own size, from the first scene. */
export const SHARE = { scene: 'cable', frame: 'wide', width: 1200, height: 630 } as const;
