import { expect, test } from 'vitest';
import { staffGroups } from '../staffPages.ts';
import { currentEntry, staffMenu } from './staffMenu.ts';

const everything = [
  'desk',
  'events',
  'content',
  'audit',
  'tracks',
  'setup',
  'season',
  'contents',
  'messages',
  'passes',
  'held-rides',
  'groups',
  'day-closes',
];
const placesFor = (...asked: Parameters<typeof staffMenu>) =>
  staffMenu(...asked).flatMap(({ entries }) => entries.map(({ to }) => to));

test.each([
  ['User', []],
  [
    'Manager',
    [
      '/today',
      '/bookings',
      '/desk/groups',
      '/desk/passes',
      '/desk/holding',
      '/desk/messages',
      '/desk/takings',
      '/desk/closings',
    ],
  ],
  [
    'Editor',
    [
      '/today',
      '/bookings',
      '/desk/groups',
      '/desk/season',
      '/edit',
      '/history',
      '/desk/events',
      '/desk/passes',
      '/desk/holding',
      '/desk/messages',
      '/desk/takings',
      '/desk/closings',
    ],
  ],
] as const)('The frame of the staff shows %s %j', (role, places) => {
  expect(placesFor(role, everything)).toEqual(places);
});

test('The frame shows an Admin every page of the staff', () => {
  expect(placesFor('Admin', everything)).toEqual(
    staffGroups.flatMap(({ entries }) => entries.map(({ to }) => to)),
  );
});

test('The frame leaves out the pages that another backend could not serve', () => {
  expect(placesFor('Admin', [])).toEqual(['/today', '/bookings', '/edit', '/history', '/desk/people']);
});

test.each(['Manager', 'Editor', 'Admin'] as const)('A phone has room for what %s has at hand', (role) => {
  const atHand = staffMenu(role, everything).flatMap(({ entries }) =>
    entries.filter((entry) => entry.atHand),
  );
  expect(atHand.length).toBeGreaterThan(2);
  expect(atHand.length).toBeLessThanOrEqual(4);
});

test.each([
  ['/desk/pages', '/desk/pages'],
  ['/desk/pages/home', '/desk/pages'],
  ['/desk/pages/bar', '/desk/pages'],
  ['/Today/', '/today'],
  ['/desk/nowhere', undefined],
])('At %s one entry of the menu is marked: %s', (pathname, entry) => {
  expect(currentEntry(staffGroups, pathname)).toBe(entry);
});
