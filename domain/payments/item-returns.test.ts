import { expect, test } from 'vitest';
import { decideReturningItems } from './item-returns.ts';

const item = (differs: { bill?: string; isReturned?: boolean } = {}) => ({
  bill: 'one',
  isReturned: false,
  ...differs,
});

test.each([
  ['Two lines of a bill', 'Editor', [item(), item()], 'ok'],
  ['A line, by a Manager', 'Manager', [item()], 'FORBIDDEN'],
  ['No line', 'Editor', [], 'NOT_FOUND'],
  ['A line that is no item', 'Editor', [item(), null], 'NOT_FOUND'],
  ['Lines of two bills', 'Editor', [item(), item({ bill: 'two' })], 'NOT_FOUND'],
  ['A line that went back already', 'Editor', [item(), item({ isReturned: true })], 'CHANGED_SINCE'],
] as const)('%s: %s gives money back for it', (_what, role, lines, decision) => {
  expect(decideReturningItems({ actor: { id: 'me', role }, lines })).toBe(decision);
});
