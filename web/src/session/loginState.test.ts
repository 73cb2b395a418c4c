import { describe, expect, test } from 'vitest';
import { cameFrom, readLoginState } from './loginState.ts';
import { readPending, wayBack } from './wayBack.ts';

describe('where a visitor returns to after the log-in', () => {
  test('is the page that sent them, with its search', () => {
    expect(cameFrom({ pathname: '/planner/1', search: '?day=2026-07-04', hash: '', state: null })).toEqual({
      from: '/planner/1?day=2026-07-04',
    });
  });

  test('is the page of a shared pass with its key', () => {
    const { from } = cameFrom({ pathname: '/myAccount/passes', search: '', hash: '#-key', state: null });
    expect(wayBack({ from }).to).toBe('/myAccount/passes#-key');
  });

  test('takes along that a mail is on its way, for the log-in page to say', () => {
    const sent = { pathname: '/myAccount', search: '', hash: '', state: { reason: 'linkSent' } };
    expect(cameFrom(sent)).toEqual({ from: '/myAccount', reason: 'linkSent' });
    expect(cameFrom({ ...sent, state: { reason: 'ended' } })).toEqual({ from: '/myAccount' });
  });

  test('stays the same when the login page itself is asked', () => {
    expect(cameFrom({ pathname: '/login', search: '', hash: '', state: { from: '/myAccount' } })).toEqual({
      from: '/myAccount',
    });
  });

  test.each([
    null,
    'text',
    {},
    { from: 5 },
    { from: 'https://example.org' },
    { from: '//example.org' },
    { from: '/\\example.org' },
    { from: '/\t/example.org' },
    { from: '/.//example.org' },
    { from: '/planner/..//example.org' },
    { from: 'javascript:alert(1)' },
  ])('is nowhere else for the state %j', (state) => {
    expect(readLoginState(state)).toEqual({});
  });

  test('takes the booking along that was pending there, and nothing else', () => {
    expect(wayBack({ from: '/planner/1', reason: 'ended', pending: [7, 8] })).toEqual({
      to: '/planner/1',
      state: { pending: [7, 8] },
      replace: true,
    });
    expect(wayBack(null)).toEqual({ to: '/myAccount', state: null, replace: true });
  });

  test.each([[[]], ['7'], [['7']], [[7.5]], [{ 0: 7 }]])('begins no booking with %j', (pending) => {
    expect(readPending({ pending })).toBeNull();
  });
});
