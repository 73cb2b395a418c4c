import { expect, test } from 'vitest';
import { nextStep, type Step, stateOf } from './state.ts';

const before = stateOf([
  { id: 1, bookedBy: null },
  { id: 2, bookedBy: null },
  { id: 3, bookedBy: null },
]);
const after = stateOf([
  { id: 2, bookedBy: 'x' },
  { id: 3, bookedBy: null },
  { id: 4, bookedBy: null },
]);

test('Each kind of change is a message of its own, and together they lead from one state to the other', () => {
  const steps: Step[] = [];
  let state = before;
  for (let step = nextStep(state, after); step; step = nextStep(state, after)) {
    steps.push(step);
    state = step.after;
  }
  expect(steps.map(({ kind, data }) => [kind, JSON.parse(data)])).toEqual([
    ['update', [{ id: 2, bookedBy: 'x' }]],
    ['create', [{ id: 4, bookedBy: null }]],
    ['delete', [1]],
  ]);
  expect(new Map(state)).toEqual(new Map(after));
});

test('Rows that came out the same are nothing to tell of', () => {
  expect(nextStep(before, stateOf([...before.values()].map((row) => JSON.parse(row))))).toBeNull();
});

test('All who go the same way are told by the same step', () => {
  expect(nextStep(before, after)).toBe(nextStep(before, after));
});
