import { groupsPage, staffBeginnings } from '@cablepark/contract/desk-paths';
import { paths } from '@cablepark/contract/paths';
import { expect, test } from 'vitest';
import { staffGroups } from '../staffPages.ts';
import { isStaffPath } from './staffPlace.ts';

const inMenu = staffGroups.flatMap(({ entries }) => entries.map(({ to }) => to));

test('Of all addresses the staff’s frame stands around those of its menu and below them, and no other', () => {
  const all = [...Object.values(paths), groupsPage].filter((path) => typeof path === 'string');
  const below = all.filter((path) => inMenu.some((to) => path.startsWith(`${to}/`)));
  expect(all.filter(isStaffPath).toSorted()).toEqual([...inMenu, ...below].toSorted());
});

test('The beginnings that search engines are told are those of the frame', () => {
  const all = Object.values(paths).filter((path) => typeof path === 'string');
  const begins = (path: string) => staffBeginnings.some((name) => path.split('/')[1] === name);
  expect(all.filter(begins)).toEqual(all.filter(isStaffPath));
});

test.each([
  ['/today/', true],
  ['/Bookings', true],
  ['/desk/pages/home', true],
  ['/editorial', false],
  ['/events', false],
  ['/', false],
])('Whether %s is the staff’s: %s', (path, isTheirs) => {
  expect(isStaffPath(path)).toBe(isTheirs);
});
