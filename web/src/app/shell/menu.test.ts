import { expect, test } from 'vitest';
import { accountEntry, publicEntries, staffEntries } from './menu.ts';

test('Everybody finds the public pages in the order of the specification', () => {
  const places = ['/', '/bar', '/planner', '/events', '/contact', '/location', '/prices'];
  expect(Object.values(publicEntries).map(({ to }) => to)).toEqual(places);
});

test.each([
  [null, []],
  ['User', []],
  ['Manager', ['/bookings']],
  ['Editor', ['/bookings', '/edit', '/history']],
  ['Admin', ['/bookings']],
] as const)('The bar has for %s what the specification names: %j', (viewer, places) => {
  expect(staffEntries.filter(({ sees }) => sees(viewer)).map(({ to }) => to)).toEqual(places);
});

test('The menu leads visitors to the log-in and everyone else to their account', () => {
  expect(accountEntry(null).to).toBe('/login');
  expect(accountEntry('User').to).toBe('/myAccount');
});
