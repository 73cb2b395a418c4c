/** Moments of a visit, in milliseconds after the first paint, at which its first tap comes. */
export const tapMoments = [700, 2000, 6000] as const;

/** Something to wait for after a tap: there once this selector finds something that has a size. */
export interface Mark {
  name: string;
  selector: string;
  /** Milliseconds from the tap to its paint. */
  goalMs: number;
}

export interface TapCase {
  name: string;
  path: string;
  /** The first of these that lies whole on the screen is tapped; the second time another one, if there is one. */
  target: string;
  marks: readonly [Mark, ...Mark[]];
  /** A second tap, as soon as the last mark is there, and what it brings. */
  next?: { target: string; mark: Mark };
}

const question = '[role=alertdialog][open]';

export const tapCases: readonly TapCase[] = [
  {
    name: 'day of the planner',
    path: '/planner/1',
    target: '[data-day][data-colour=free]:not([aria-current])',
    marks: [
      { name: 'sheet with its name', selector: 'dialog[open] h2', goalMs: 150 },
      { name: 'its slots', selector: 'dialog[open] [data-slot]', goalMs: 800 },
    ],
    next: {
      target: 'dialog[open] [data-slot][data-state=free]',
      mark: { name: 'question of a slot', selector: question, goalMs: 1000 },
    },
  },
  {
    name: 'menu',
    path: '/',
    target: 'nav button[aria-haspopup=dialog]',
    marks: [{ name: 'menu', selector: 'dialog[open] nav a', goalMs: 300 }],
  },
  {
    name: 'subscribe',
    path: '/events',
    target: 'button[data-event]',
    marks: [{ name: 'question of an event', selector: question, goalMs: 700 }],
  },
];
