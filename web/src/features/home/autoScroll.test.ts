import { describe, expect, test } from 'vitest';
import { type AutoScroll, type AutoScrollEvent, autoScrollMs, nextAutoScroll } from './autoScroll.ts';

const visitor: AutoScrollEvent = { kind: 'visitor' };
const toggled: AutoScrollEvent = { kind: 'toggled' };
const reached = (section: number): AutoScrollEvent => ({ kind: 'reached', section, sections: 8 });
const motion = (reduced: boolean): AutoScrollEvent => ({ kind: 'motion', reduced });
const after = (...events: AutoScrollEvent[]) => events.reduce<AutoScroll>(nextAutoScroll, 'running');

describe('the home page scrolls on by itself', () => {
  test('every two seconds', () => expect(autoScrollMs).toBe(2000));

  test.each([
    ['from section to section', [reached(1), reached(2)], 'running'],
    ['to the last section, and rests there', [reached(6), reached(7)], 'done'],
    ['until the visitor scrolls, touches or presses a key', [reached(1), visitor], 'stopped'],
    ['not again when the visitor reaches the end by hand', [visitor, reached(7)], 'stopped'],
    ['not after the visitor stopped it', [toggled], 'stopped'],
    ['again when the visitor asks for it', [visitor, toggled], 'running'],
    ['again from the end', [reached(7), toggled], 'running'],
    ['not where less motion is wanted', [motion(true)], 'still'],
    ['not even when asked to where less motion is wanted', [motion(true), toggled, reached(3)], 'still'],
    ['not by itself once less motion is no longer wanted', [motion(true), motion(false)], 'stopped'],
    ['where motion is welcome', [motion(false)], 'running'],
  ] as const)('%s', (_name, events, state) => {
    expect(after(...events)).toBe(state);
  });
});
