import { expect, test } from 'vitest';
import { aPass, aPassKind } from '../testing/pass.ts';
import { me, other } from '../testing/slot.ts';
import {
  decideGiving,
  decideJoining,
  decideLeaving,
  decideReadingPresent,
  decideSharing,
  decideTaking,
  mostMembers,
  type Pass,
} from './pass-rules.ts';

const rider = { id: me, role: 'User' } as const;
const third = '33333333-3333-4333-8333-333333333333';
const toShare = { kind: aPassKind({ shared: true }) };
const cases = (rule: (pass: Pass | null) => string, rows: readonly [Partial<Pass> | null, string][]) =>
  rows.map(([pass, decision]) => [rule(pass && aPass(pass)), decision]);

test('Its owner shares a pass that is to share and stands', () => {
  for (const [said, expected] of cases(
    (pass) => decideSharing(pass, rider),
    [
      [toShare, 'ok'],
      [{}, 'FORBIDDEN'],
      [{ ...toShare, isVoided: true }, 'NOT_FOUND'],
      [{ ...toShare, owner: other, members: [me] }, 'FORBIDDEN'],
      [{ ...toShare, owner: null }, 'FORBIDDEN'],
      [null, 'NOT_FOUND'],
    ],
  )) {
    expect(said).toBe(expected);
  }
});

test('Whoever has the link joins once, while there is room', () => {
  const theirs = { ...toShare, owner: other };
  const many = (count: number) => Array.from({ length: count }, (_, index) => `member ${index}`);
  for (const [said, expected] of cases(
    (pass) => decideJoining(pass, rider),
    [
      [theirs, 'ok'],
      [{ ...theirs, members: [me] }, 'unchanged'],
      [toShare, 'unchanged'],
      [{ ...theirs, members: many(mostMembers - 1) }, 'ok'],
      [{ ...theirs, members: many(mostMembers) }, 'PASS_FULL'],
      [{ ...theirs, isVoided: true }, 'NOT_FOUND'],
      [null, 'NOT_FOUND'],
    ],
  )) {
    expect(said).toBe(expected);
  }
});

test.each([
  ['the owner, a member', me, [third], third, 'ok'],
  ['the owner, a stranger', me, [], third, 'unchanged'],
  ['a member, themselves', other, [me], me, 'ok'],
  ['a member, another', other, [me, third], third, 'FORBIDDEN'],
  ['a stranger, themselves', other, [third], me, 'FORBIDDEN'],
])('A member is taken off: by %s', (_what, owner, members, member, decision) => {
  expect(decideLeaving(aPass({ owner, members }), rider, member)).toBe(decision);
});

test('A present is taken once', () => {
  for (const [said, expected] of cases(
    (pass) => decideTaking(pass, rider),
    [
      [{ owner: null }, 'ok'],
      [{}, 'unchanged'],
      [{ owner: other }, 'FORBIDDEN'],
      [{ owner: null, isVoided: true }, 'NOT_FOUND'],
      [null, 'NOT_FOUND'],
    ],
  )) {
    expect(said).toBe(expected);
  }
});

test('Who bought a pass online gives it while all of it is left', () => {
  for (const [said, expected] of cases(
    (pass) => decideGiving(pass, rider, me),
    [
      [{}, 'ok'],
      [{ balance: 11 }, 'ok'],
      [{ balance: 9 }, 'FORBIDDEN'],
      [{ owner: null }, 'unchanged'],
      [{ owner: other }, 'FORBIDDEN'],
      [{ isVoided: true }, 'NOT_FOUND'],
      [null, 'NOT_FOUND'],
    ],
  )) {
    expect(said).toBe(expected);
  }
  expect(decideGiving(aPass(), rider, other)).toBe('FORBIDDEN');
  expect(decideGiving(aPass(), rider, null)).toBe('FORBIDDEN');
});

test('A gift is read by its code until somebody claims it', () => {
  for (const [decision, expected] of cases(decideReadingPresent, [
    [{ owner: null }, 'ok'],
    [{ owner: me }, 'NOT_FOUND'],
    [{ owner: null, isVoided: true }, 'NOT_FOUND'],
    [null, 'NOT_FOUND'],
  ]))
    expect(decision).toBe(expected);
});
