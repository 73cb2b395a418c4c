import { expect, test } from 'vitest';
import { may } from './permissions.ts';
import { roles } from './roles.ts';

test('Visitors may do nothing that is listed, and each role includes the one before', () => {
  expect(may(null, 'slot.book')).toBe(false);
  expect(roles.map((role) => may(role, 'slot.book'))).toEqual([true, true, true, true]);
  expect(roles.map((role) => may(role, 'payment.create'))).toEqual([false, true, true, true]);
  expect(roles.map((role) => may(role, 'slot.create'))).toEqual([false, false, true, true]);
  expect(roles.map((role) => may(role, 'user.deleteAny'))).toEqual([false, false, false, true]);
});
