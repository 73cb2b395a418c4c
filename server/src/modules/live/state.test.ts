import { expect, test } from 'vitest';
import { dataOf, isSame, nextStep, rowsOf, type State, type Step, stateOf } from './state.ts';

const rows = [
  { id: 1, bookedBy: null },
  { id: 2, bookedBy: null },
  { id: 3, bookedBy: null },
];
const before = stateOf(rowsOf(rows));
const after = stateOf(
  rowsOf([
    { id: 2, bookedBy: 'x' },
    { id: 3, bookedBy: null },
    { id: 4, bookedBy: null },
  ]),
);

function stepsBetween(from: State, to: State): Step[] {
  const steps: Step[] = [];
  for (let step = nextStep(from, to); step; step = nextStep(step.after, to)) steps.push(step);
  return steps;
}

const told = (steps: readonly Step[]) => steps.map(({ kind, data }) => [kind, JSON.parse(data)]);

test('Each kind of change is a message of its own, and together they lead from one state to the other', () => {
  const steps = stepsBetween(before, after);
  expect(told(steps)).toEqual([
    ['update', [{ id: 2, bookedBy: 'x' }]],
    ['create', [{ id: 4, bookedBy: null }]],
    ['delete', [1]],
  ]);
  expect(steps.at(-1)?.after).toBe(after);
});

test('Rows that came out the same are nothing to tell of', () => {
  const again = stateOf(rowsOf(rows));
  expect(nextStep(before, again)).toBeNull();
  expect([isSame(before.shared, again.shared), isSame(before.shared, after.shared)]).toEqual([true, false]);
});

test('All who go the same way are told by the same step', () => {
  expect(nextStep(before, after)).toBe(nextStep(before, after));
});

test('What is different for one lies over what all see, and is told to that one alone', () => {
  const mine = stateOf(after.shared, new Map([[2, '{"id":2,"bookedBy":"me"}']]));
  expect(JSON.parse(dataOf(mine))).toEqual([
    { id: 2, bookedBy: 'me' },
    { id: 3, bookedBy: null },
    { id: 4, bookedBy: null },
  ]);
  expect(told(stepsBetween(before, mine))).toEqual([
    ['update', [{ id: 2, bookedBy: 'me' }]],
    ['create', [{ id: 4, bookedBy: null }]],
    ['delete', [1]],
  ]);
  expect(told(stepsBetween(mine, after))).toEqual([['update', [{ id: 2, bookedBy: 'x' }]]]);
  expect(told(stepsBetween(mine, before))).toEqual([
    ['update', [{ id: 2, bookedBy: null }]],
    ['create', [{ id: 1, bookedBy: null }]],
    ['delete', [4]],
  ]);
});

test('Who is halfway when everything changes once more is led on from there', () => {
  const [first] = stepsBetween(before, after);
  const halfway = first?.after ?? before;
  expect(told(stepsBetween(halfway, before))).toEqual([['update', [{ id: 2, bookedBy: null }]]]);
  expect(told(stepsBetween(halfway, after))).toEqual([
    ['create', [{ id: 4, bookedBy: null }]],
    ['delete', [1]],
  ]);
});
