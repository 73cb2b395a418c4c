import { describe, expect, test } from 'vitest';
import { at, me, other } from '../testing/slot.ts';
import {
  decideAccountAccess,
  decideAccountChange,
  decideAskingEmailProof,
  decideEmailProof,
  decideErasure,
  decideFirstAdmin,
  decideInvitation,
  decidePasswordReset,
  decideSessionEnd,
  decideSignUp,
  losesTrackCalendars,
} from './account-rules.ts';
import type { Role } from './permissions.ts';

const actor = (role: Role) => ({ id: me, role });

test('An address makes one account', () => {
  expect(decideSignUp(false)).toBe('ok');
  expect(decideSignUp(true)).toBe('RECORD_NOT_UNIQUE');
});

describe('Asking for a change', () => {
  test.each([
    ['a rider their name', 'User', me, {}, false, 'ok'],
    ['a rider another’s name', 'User', other, {}, false, 'FORBIDDEN'],
    ['an Editor another’s name', 'Editor', other, {}, false, 'FORBIDDEN'],
    ['an Editor their own role', 'Editor', me, { role: 'User' }, false, 'FORBIDDEN'],
    ['an Editor their own standing', 'Editor', me, { status: 'active' }, false, 'FORBIDDEN'],
    ['an Admin another’s role', 'Admin', other, { role: 'Manager' }, false, 'ok'],
    ['an Admin their own role', 'Admin', me, { role: 'User' }, false, 'ok'],
    ['a rider their address without a password', 'User', me, { email: 'x' }, false, 'FAILED_VALIDATION'],
    ['a rider their password without the old one', 'User', me, { password: 'x' }, false, 'FAILED_VALIDATION'],
    ['a rider their address with the password', 'User', me, { email: 'x' }, true, 'ok'],
    ['an Admin another’s password', 'Admin', other, { password: 'x' }, false, 'ok'],
    ['a stranger another’s password', 'User', other, { password: 'x' }, true, 'FORBIDDEN'],
  ] as const)('%s', (_what, role, id, change, saysPassword, decision) => {
    expect(decideAccountAccess(actor(role), id, change, saysPassword)).toBe(decision);
  });
});

describe('A change', () => {
  const facts = { activeAdmins: [me, other], isPasswordCurrent: true, isEmailKnown: false };
  test.each([
    ['of anything', {}, {}, 'ok'],
    ['that takes the role from one of two Admins', { role: 'User' }, {}, 'ok'],
    ['that takes the role from the last Admin', { role: 'User' }, { activeAdmins: [me] }, 'FORBIDDEN'],
    ['that blocks the last Admin', { status: 'blocked' }, { activeAdmins: [me] }, 'FORBIDDEN'],
    ['that leaves the last Admin one', { role: 'Admin', status: 'active' }, { activeAdmins: [me] }, 'ok'],
    ['that blocks another than the last Admin', { status: 'blocked' }, { activeAdmins: [other] }, 'ok'],
    ['by a password that was changed meanwhile', { email: 'x' }, { isPasswordCurrent: false }, 'FORBIDDEN'],
    ['to another’s address', { email: 'x' }, { isEmailKnown: true }, 'RECORD_NOT_UNIQUE'],
  ] as const)('%s', (_what, change, differs, decision) => {
    expect(decideAccountChange(me, change, { ...facts, ...differs })).toBe(decision);
  });
});

test.each([
  ['their own', 'User', me, [other], 'ok'],
  ['another’s as an Editor', 'Editor', other, [], 'FORBIDDEN'],
  ['another’s as an Admin', 'Admin', other, [me], 'ok'],
  ['their own as the last Admin', 'Admin', me, [me], 'FORBIDDEN'],
  ['their own as one of two Admins', 'Admin', me, [me, other], 'ok'],
] as const)('Erasing an account: %s', (_what, role, id, admins, decision) => {
  expect(decideErasure(actor(role), id, admins)).toBe(decision);
});

const good = { isUsed: false, expiresAt: at('2026-07-01T09:00:00Z'), isAccountActive: true };

test.each([
  ['that nobody knows', null, 'INVALID_TOKEN'],
  ['that was used', { ...good, isUsed: true }, 'INVALID_TOKEN'],
  ['that is good', good, 'ok'],
  ['of a blocked account', { ...good, isAccountActive: false }, 'INVALID_TOKEN'],
  ['that ends now', { ...good, expiresAt: at('2026-07-01T08:00:00Z') }, 'TOKEN_EXPIRED'],
] as const)('A mailed token %s', (_what, token, decision) => {
  expect(decidePasswordReset(token, at('2026-07-01T08:00:00Z'))).toBe(decision);
});

test.each([
  [
    'good, while there is no Admin',
    { expiresAt: at('2026-07-01T12:00:00Z') },
    '2026-07-01T11:59:59Z',
    false,
    'ok',
  ],
  [
    'good, when there is an Admin',
    { expiresAt: at('2026-07-01T12:00:00Z') },
    '2026-07-01T11:59:59Z',
    true,
    'INVALID_TOKEN',
  ],
  ['at its end', { expiresAt: at('2026-07-01T12:00:00Z') }, '2026-07-01T12:00:00Z', false, 'TOKEN_EXPIRED'],
  ['unknown', null, '2026-07-01T11:59:59Z', false, 'INVALID_TOKEN'],
] as const)('A link to the first Admin that is %s', (_what, link, now, hasAdmin, decision) => {
  expect(decideFirstAdmin(link, at(now), hasAdmin)).toBe(decision);
});

test.each([
  ['An Admin a new address', 'Admin', null, 'ok'],
  ['An Admin somebody who was invited before', 'Admin', { isWaiting: true }, 'ok'],
  ['An Admin a known address', 'Admin', { isWaiting: false }, 'RECORD_NOT_UNIQUE'],
  ['An Editor a new address', 'Editor', null, 'FORBIDDEN'],
] as const)('%s invites: %s', (_what, role, known, decision) => {
  expect(decideInvitation(actor(role), known)).toBe(decision);
});

const linkToNine = { expiresAt: at('2026-07-01T09:00:00Z') };

test.each([
  ['good', linkToNine, '2026-07-01T08:59:59Z', true, false, 'ok'],
  ['unknown, used or replaced', null, '2026-07-01T08:00:00Z', true, false, 'INVALID_TOKEN'],
  ['of a blocked account', linkToNine, '2026-07-01T08:00:00Z', false, false, 'INVALID_TOKEN'],
  ['at its end', linkToNine, '2026-07-01T09:00:00Z', true, false, 'TOKEN_EXPIRED'],
  ['to another account’s address', linkToNine, '2026-07-01T08:00:00Z', true, true, 'RECORD_NOT_UNIQUE'],
  ['too late to tell whose it is', linkToNine, '2026-07-01T09:00:00Z', true, true, 'TOKEN_EXPIRED'],
] as const)(
  'A link to prove an address that is %s',
  (_what, link, now, isAccountActive, isEmailKnown, decision) => {
    expect(decideEmailProof(link, at(now), { isAccountActive, isEmailKnown })).toBe(decision);
  },
);

test.each([
  ['not yet', { email: 'ola@example.com', provedEmail: null }, 'ok'],
  ['another one', { email: 'ola@example.com', provedEmail: 'before@example.com' }, 'ok'],
  ['already', { email: 'ola@example.com', provedEmail: 'ola@example.com' }, 'unchanged'],
  ['there is none, as of a guest', { email: null, provedEmail: null }, 'FORBIDDEN'],
  ['no such account', null, 'NOT_FOUND'],
] as const)('A link that proves the address, which is proved %s', (_what, account, decision) => {
  expect(decideAskingEmailProof(account)).toBe(decision);
});

test.each([
  ['their own', 'User', me, 'ok'],
  ['another’s', 'User', other, 'FORBIDDEN'],
  ['another’s as an Admin', 'Admin', other, 'FORBIDDEN'],
  ['one that is over', 'User', null, 'FORBIDDEN'],
] as const)('Ending a session: %s', (_what, role, owner, decision) => {
  expect(decideSessionEnd(actor(role), owner)).toBe(decision);
});

test.each([
  ['demoted to a rider', { role: 'Manager', status: 'active' }, { role: 'User', status: 'active' }, true],
  ['blocked', { role: 'Manager', status: 'active' }, { role: 'Manager', status: 'blocked' }, true],
  ['erased', { role: 'Admin', status: 'active' }, null, true],
  ['erased after being blocked', { role: 'Admin', status: 'blocked' }, null, true],
  [
    'an Editor from now on',
    { role: 'Manager', status: 'active' },
    { role: 'Editor', status: 'active' },
    false,
  ],
  [
    'a Manager from now on',
    { role: 'Admin', status: 'active' },
    { role: 'Manager', status: 'active' },
    false,
  ],
  ['let in again', { role: 'Manager', status: 'blocked' }, { role: 'Manager', status: 'active' }, false],
  ['a rider and blocked', { role: 'User', status: 'active' }, { role: 'User', status: 'blocked' }, false],
  ['a rider and erased', { role: 'User', status: 'active' }, null, false],
] as const)(
  'Whoever is %s: %o to %o, the tracks’ calendars are lost to them: %s',
  (_who, before, after, loses) => {
    expect(losesTrackCalendars(before, after)).toBe(loses);
  },
);
