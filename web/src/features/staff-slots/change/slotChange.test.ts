import { expect, test } from 'vitest';
import { changeOf, keepEvent, noEvent } from './slotChange.ts';

test.each([
  ['', keepEvent, 'noChange'],
  ['0', keepEvent, 'price'],
  ['45.50', keepEvent, { price: 4550 }],
  ['', noEvent, { event: null }],
  ['60', '7', { price: 6000, event: 7 }],
])('Price "%s" and event "%s" ask for %o', (price, event, change) => {
  expect(changeOf({ price, event })).toEqual(change);
});
