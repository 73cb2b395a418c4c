import { expect, test } from 'vitest';
import { decideContentChange } from './content-rules.ts';

const change = { edited: 3, standing: 3, isDifferent: true, arePicturesKnown: true };

test.each([
  [{}, 'ok'],
  [{ standing: 4 }, 'CONTENT_CHANGED'],
  [{ isDifferent: false }, 'unchanged'],
  [{ standing: 4, isDifferent: false }, 'unchanged'],
  [{ arePicturesKnown: false }, 'INVALID_FOREIGN_KEY'],
])('%j: %s', (facts, decision) => {
  expect(decideContentChange({ ...change, ...facts })).toBe(decision);
});
