import { describe, expect, test } from 'vitest';
import { cameFrom, readLoginState } from './loginState.ts';

describe('where a visitor returns to after the log-in', () => {
  test('is the page that sent them, with its search', () => {
    expect(cameFrom({ pathname: '/planner/1', search: '?day=2026-07-04', state: null })).toEqual({
      from: '/planner/1?day=2026-07-04',
    });
  });

  test('stays the same when the login page itself is asked', () => {
    expect(cameFrom({ pathname: '/login', search: '', state: { from: '/myAccount' } })).toEqual({
      from: '/myAccount',
    });
  });

  test.each([null, 'text', {}, { from: 5 }, { from: 'https://example.org' }, { from: '//example.org' }])(
    'is nowhere else for the state %j',
    (state) => {
      expect(readLoginState(state)).toEqual({});
    },
  );
});
