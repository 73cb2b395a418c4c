import { describe, expect, test } from 'vitest';
import type { Decision } from '../decision.ts';
import { likenessOf } from './merge-proposals.ts';
import {
  decideAgreeing,
  decideMerging,
  decideUndoingMerge,
  type MergedAccount,
  type MergeState,
} from './merge-rules.ts';

const admin = { id: 'a', role: 'Admin' } as const;
const guest: MergedAccount = { id: 'g', email: null, provedEmail: null, status: 'active' };
const other: MergedAccount = { ...guest, id: 'h' };
const account: MergedAccount = { id: 'k', email: 'k@x.pl', provedEmail: 'k@x.pl', status: 'active' };

describe('Merging', () => {
  test.each<[string, Partial<Parameters<typeof decideMerging>[0]>, Decision]>([
    ['a guest into a guest', {}, 'ok'],
    ['a guest into an account', { into: account }, 'ok'],
    ['by an Editor', { actor: { id: 'e', role: 'Editor' } }, 'FORBIDDEN'],
    ['nobody', { guest: null }, 'NOT_FOUND'],
    ['into nobody', { into: null }, 'NOT_FOUND'],
    ['into itself', { into: guest }, 'FORBIDDEN'],
    ['two accounts', { guest: { ...account, id: 'l' }, into: account }, 'FORBIDDEN'],
    ['an account into a guest', { guest: account, into: guest }, 'FORBIDDEN'],
    ['into an address without proof', { into: { ...account, provedEmail: null } }, 'FORBIDDEN'],
    ['into an address of before', { into: { ...account, provedEmail: 'l@x.pl' } }, 'FORBIDDEN'],
    ['into a blocked account', { into: { ...account, status: 'blocked' } }, 'FORBIDDEN'],
    ['an emptied guest', { guest: { ...guest, status: 'erased' } }, 'FORBIDDEN'],
  ])('%s', (_what, facts, decision) => {
    expect(decideMerging({ actor: admin, guest, into: other, ...facts })).toBe(decision);
  });
});

describe('Agreeing', () => {
  const expiresAt = Temporal.Instant.from('2026-07-20T08:00:00Z');
  const waiting = { state: 'waiting' as MergeState, expiresAt };
  test.each<[string, Partial<Parameters<typeof decideAgreeing>[0]>, Decision]>([
    ['in time', {}, 'ok'],
    ['by a broken link', { merge: null }, 'INVALID_TOKEN'],
    ['again', { merge: { ...waiting, state: 'merged' }, now: expiresAt, guest: null }, 'unchanged'],
    ['after it was withdrawn', { merge: { ...waiting, state: 'undone' } }, 'TOO_LATE'],
    ['at the end', { now: expiresAt }, 'TOO_LATE'],
    ['when the guest is gone', { guest: { ...guest, status: 'erased' } }, 'TOO_LATE'],
    ['when the account is gone', { into: null }, 'TOO_LATE'],
    ['when the address has no proof', { into: { ...account, provedEmail: null } }, 'TOO_LATE'],
  ])('%s', (_what, facts, decision) => {
    const now = expiresAt.subtract({ minutes: 1 });
    expect(decideAgreeing({ merge: waiting, guest, into: account, now, ...facts })).toBe(decision);
  });
});

describe('Undoing a merge', () => {
  const mergedAt = Temporal.Instant.from('2026-07-01T10:00:00Z');
  test.each<[string, Partial<Parameters<typeof decideUndoingMerge>[0]>, Decision]>([
    ['of which nothing has changed', {}, 'ok'],
    ['by an Editor', { actor: { id: 'e', role: 'Editor' } }, 'FORBIDDEN'],
    ['that never was', { merge: null }, 'NOT_FOUND'],
    ['twice', { merge: { state: 'undone', mergedAt }, areBothThere: false }, 'unchanged'],
    [
      'that waits',
      { merge: { state: 'waiting', mergedAt: null }, areBothThere: false, isUnchanged: false },
      'ok',
    ],
    ['on the thirtieth day', { now: mergedAt.add({ hours: 30 * 24 - 1 }) }, 'ok'],
    ['after thirty days', { now: mergedAt.add({ hours: 30 * 24 }) }, 'TOO_LATE'],
    ['after something new', { isUnchanged: false }, 'CHANGED_SINCE'],
    ['after an erasure', { areBothThere: false }, 'CHANGED_SINCE'],
  ])('%s', (_what, facts, decision) => {
    const merge = { state: 'merged' as MergeState, mergedAt };
    const now = mergedAt.add({ hours: 1 });
    const all = { actor: admin, merge, now, areBothThere: true, isUnchanged: true, ...facts };
    expect(decideUndoingMerge(all)).toBe(decision);
  });
});

describe('Two records are proposed', () => {
  const sp5 = { first_name: 'Grupa SP 5', last_name: null, email: null, phone: '600 700 800' };
  const ola = { first_name: 'Ola', last_name: 'Żak', email: 'o@x.pl', phone: '+48 600-700-800' };
  test.each([
    ['guests of one name', { ...sp5, first_name: 'grupa  sp-5', phone: null }, sp5, 'name'],
    ['a guest and an account of one phone', sp5, ola, 'phone'],
    ['a guest and an account of one name alone', { ...ola, email: null, phone: null }, ola, null],
    ['two accounts of one phone', { ...ola, email: 'p@x.pl' }, ola, null],
    [
      'guests without name and phone',
      { ...sp5, first_name: null, phone: null },
      { ...sp5, first_name: null, phone: null },
      null,
    ],
  ] as const)('%s: %#', (_what, one, other, reason) => {
    expect(likenessOf(one, other)).toBe(reason);
  });
});
