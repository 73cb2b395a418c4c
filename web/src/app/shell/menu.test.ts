import { describe, expect, test } from 'vitest';
import { accountEntry, deskEntries, staffEntries } from './menu.ts';

describe('the menu', () => {
  test.each([
    [null, []],
    ['User', []],
    ['Manager', ['/today', '/bookings']],
    ['Editor', ['/today', '/bookings', '/edit', '/history']],
    ['Admin', ['/today', '/bookings', '/edit', '/history']],
  ] as const)('shows %s the staff pages %j', (role, paths) => {
    expect(staffEntries(role).map(({ to }) => to)).toEqual(paths);
  });

  test.each([
    [null, []],
    ['User', []],
    ['Manager', ['/desk/takings']],
    ['Editor', ['/desk/season', '/desk/takings', '/desk/events']],
    ['Admin', ['/desk/season', '/desk/takings', '/desk/events', '/desk/people', '/desk/park', '/desk/audit']],
  ] as const)('keeps for %s the pages %j in the menu of everything', (role, paths) => {
    expect(deskEntries(role, ['desk', 'events', 'content', 'audit', 'season']).map(({ to }) => to)).toEqual(
      paths,
    );
  });

  test('leaves out the pages that another backend could not serve', () => {
    expect(deskEntries('Admin', []).map(({ to }) => to)).toEqual(['/desk/people']);
  });

  test('leads visitors to the log-in and everyone else to their account', () => {
    expect(accountEntry(null).to).toBe('/login');
    expect(accountEntry('User').to).toBe('/myAccount');
  });
});
