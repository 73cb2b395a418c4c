import { may } from '@cablepark/domain/accounts/permissions';
import { roles } from '@cablepark/domain/accounts/roles';
import { expect, test } from 'vitest';
import { isAnybody, isStaff, isVisitor, markFor } from './viewers.ts';

test('An entry is marked for those who see it while anybody may be looking, and stands or not once one is known', () => {
  const anybody = [null, 'User', 'Manager', 'Editor', 'Admin'] as const;
  expect(markFor(anybody, (viewer) => may(viewer, 'page.edit'))).toEqual({ 'data-for': 'Editor Admin' });
  expect(markFor(anybody, isVisitor)).toEqual({ 'data-for': 'visitor' });
  expect(markFor(anybody, isAnybody)).toEqual({});
  expect(markFor(['Editor'], (viewer) => may(viewer, 'page.edit'))).toEqual({});
  expect(markFor(['User'], (viewer) => may(viewer, 'page.edit'))).toBeNull();
});

test('Staff are who may open the bookings', () => {
  const all = [null, ...roles];
  expect(all.filter(isStaff)).toEqual(all.filter((viewer) => may(viewer, 'page.bookings')));
});
