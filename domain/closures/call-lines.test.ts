import { expect, test } from 'vitest';
import { type CallLine, livingLines } from './call-lines.ts';

const line = (changedMs: number, differs: Partial<CallLine> = {}): CallLine => ({
  booking: 1,
  changedMs,
  isClosed: false,
  needsAnswer: false,
  decision: 'call',
  ...differs,
});
const stop = line(1);

test.each([
  ['A closing after a stop', [stop, line(2, { isClosed: true })], [1]],
  ['A closing whose message reached', [stop, line(2, { isClosed: true, decision: 'none' })], [1]],
  ['A stop within a closing', [line(2), line(1, { isClosed: true })], [1]],
  ['A reopening of which nobody had heard', [stop, line(3, { decision: 'earlier' })], [0]],
  ['A reopening of which somebody had', [stop, line(3)], [1]],
  ['A stop after a reopening', [line(4), line(3)], [0]],
  [
    'A reopening of a ride that is delayed for long',
    [line(1, { needsAnswer: true }), line(3, { decision: 'none' })],
    [0],
  ],
  ['Rides of two', [stop, line(2, { booking: 2 })], [0, 1]],
  ['Nothing that anybody heard', [line(3, { decision: 'earlier' })], []],
] as const)('%s leaves one line for each ride', (_what, lines, expected) => {
  const living = livingLines<CallLine>(lines);
  expect(lines.flatMap((each, index) => (living.has(each) ? index : []))).toEqual(expected);
});
