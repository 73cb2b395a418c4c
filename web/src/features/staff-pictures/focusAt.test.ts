import { expect, test } from 'vitest';
import { focusAt } from './focusAt.ts';

const box = { left: 10, top: 20, width: 400, height: 200 };

test.each([
  [210, 120, { x: 50, y: 50 }],
  [10, 20, { x: 0, y: 0 }],
  [97, 43, { x: 20, y: 10 }],
  [0, 900, { x: 0, y: 100 }],
])('A finger at %i, %i', (clientX, clientY, focus) => {
  expect(focusAt(box, { clientX, clientY })).toEqual(focus);
});
