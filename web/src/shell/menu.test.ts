import { describe, expect, test } from 'vitest';
import { accountEntry, staffEntries } from './menu.ts';

describe('the menu', () => {
  test.each([
    [null, []],
    ['User', []],
    ['Manager', ['/bookings']],
    ['Editor', ['/bookings', '/edit', '/history']],
    ['Admin', ['/bookings', '/edit', '/history']],
  ] as const)('shows %s the staff pages %j', (role, paths) => {
    expect(staffEntries(role).map(({ to }) => to)).toEqual(paths);
  });

  test('leads visitors to the log-in and everyone else to their account', () => {
    expect(accountEntry(null).to).toBe('/login');
    expect(accountEntry('User').to).toBe('/myAccount');
  });
});
