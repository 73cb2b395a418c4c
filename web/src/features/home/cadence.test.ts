import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepCadence } from './cadence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** When the steps of nine seconds come, every two seconds. @param lateMs how late a busy page serves each timer */
function stepsOf(...lateMs: number[]): number[] {
  const serve = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
    serve(run, ms + (lateMs.shift() ?? 0))) as typeof setTimeout);
  const began = performance.now();
  const steps: number[] = [];
  const stop = keepCadence(2000, () => steps.push(performance.now() - began));
  vi.advanceTimersByTime(9000);
  stop();
  vi.advanceTimersByTime(9000);
  return steps;
}

describe('The cadence of two seconds', () => {
  test.each([
    ['until it is stopped', [], [2000, 4000, 6000, 8000]],
    ['whatever a step was late', [130, 0, 258], [2130, 4000, 6258, 8000]],
    ['after steps that were slept through, without making up for them', [3500], [5500, 6000, 8000]],
    ['after a sleep of whole steps, without two at once', [4000], [6000, 8000]],
    ['where a timer is served a moment early', [-1], [1999, 4000, 6000, 8000]],
  ] as const)('is kept by the clock %s', (_when, late, steps) => {
    expect(stepsOf(...late)).toEqual(steps);
  });
});
