/** SPEC.md §2, /: how long each section stays (ms). */
export const autoScrollMs = 2000;

/**
 * `running`: scrolls automatically. `stopped`: the visitor took over, or stopped it. `done`: it has reached the last section. `still`: the system
 * prefers reduced motion, so it never starts and cannot be switched on.
 */
export type AutoScroll = 'running' | 'stopped' | 'done' | 'still';

export type AutoScrollEvent =
  /** The visitor scrolled, touched or pressed a key. */
  | { kind: 'visitor' }
  | { kind: 'reached'; section: number; sections: number }
  | { kind: 'toggled' }
  | { kind: 'motion'; reduced: boolean };

export function nextAutoScroll(state: AutoScroll, event: AutoScrollEvent): AutoScroll {
  if (event.kind === 'motion') {
    if (event.reduced) return 'still';
    return state === 'still' ? 'stopped' : state;
  }
  if (state === 'still') return state;
  if (event.kind === 'toggled') return state === 'running' ? 'stopped' : 'running';
  if (state !== 'running') return state;
  if (event.kind === 'visitor') return 'stopped';
  return event.section >= event.sections - 1 ? 'done' : state;
}
