import { expect, test } from 'vitest';
import type { Role } from '../accounts/roles.ts';
import { at } from '../testing/slot.ts';
import { callOf } from './stop-calls.ts';
import { decideHandlingStop, decideStopping, decideUndoingStop } from './stop-rules.ts';

const by = (role: Role) => ({ id: 'someone', role });
const now = at('2026-07-04T10:00:00Z');

test.each([
  ['a Manager', {}, 'ok'],
  ['a rider', { actor: by('User') }, 'FORBIDDEN'],
  ['a track that is not there', { tracks: ['open', null] as const }, 'NOT_FOUND'],
  ['a retired track', { tracks: ['retired'] as const }, 'TRACK_CLOSED'],
  ['a closed track, which may have rides', { tracks: ['closed'] as const }, 'ok'],
  ['a desk that has not seen the newest stop', { seen: 3, newest: 4 }, 'CHANGED_SINCE'],
  ['a desk that has seen none', { newest: 4 }, 'CHANGED_SINCE'],
  ['a desk that has seen a newer one of other tracks', { seen: 5, newest: 4 }, 'ok'],
])('Stopping: %s', (_what, differs, decision) => {
  const facts = { actor: by('Manager'), tracks: ['open' as const], seen: null, newest: null };
  expect(decideStopping({ ...facts, ...differs })).toBe(decision);
});

test.each([
  ['the last stop', {}, 'ok'],
  ['by a rider', { actor: by('User') }, 'FORBIDDEN'],
  ['one that is not there', { stop: null }, 'NOT_FOUND'],
  ['one that is undone', { stop: { isUndone: true } }, 'unchanged'],
  ['one before another', { isFollowed: true }, 'CHANGED_SINCE'],
  ['one whose slots somebody moved', { isAsLeft: false }, 'CHANGED_SINCE'],
  ['five minutes after the first time of a ride', { firstStart: at('2026-07-04T09:55:00Z') }, 'ok'],
  ['later', { firstStart: at('2026-07-04T09:54:59Z') }, 'TOO_LATE'],
])('Undoing: %s', (_what, differs, decision) => {
  const facts = {
    actor: by('Manager'),
    now,
    stop: { isUndone: false },
    isFollowed: false,
    isAsLeft: true,
    firstStart: null,
  };
  expect(decideUndoingStop({ ...facts, ...differs })).toBe(decision);
});

test('Only the desk handles a stop that is there', () => {
  expect(decideHandlingStop(by('Manager'), {})).toBe('ok');
  expect(decideHandlingStop(by('Manager'), null)).toBe('NOT_FOUND');
  expect(decideHandlingStop(by('User'), {})).toBe('FORBIDDEN');
});

const soon = { firstStart: at('2026-07-04T10:10:00Z') };
const undone = { isUndone: true };

test.each([
  ['without an address', {}, 'call'],
  ['told by voice', { isTold: true }, 'none'],
  [
    'with a mail that was sent, and a delay beyond the limit',
    { message: 'sent' as const, needsAnswer: true },
    'call',
  ],
  ['with a mail that was sent', { message: 'sent' as const }, 'none'],
  ['with a mail that waits, an hour before', { message: 'waiting' as const }, 'none'],
  ['with a mail that waits, ten minutes before', { message: 'waiting' as const, ...soon }, 'call'],
  ['told, and the stop undone', { ...undone, isTold: true }, 'call'],
  ['told of that, too', { ...undone, isTold: true, isToldSinceUndone: true }, 'none'],
  [
    'told, and a mail says that it is undone',
    { ...undone, isTold: true, undoMessage: 'sent' as const },
    'none',
  ],
  ['with a mail of the delay alone', { ...undone, message: 'sent' as const }, 'call'],
  ['with a mail of both', { ...undone, message: 'sent' as const, undoMessage: 'sent' as const }, 'none'],
  ['never told, and the stop undone', undone, 'earlier'],
])('Whether staff call a rider %s', (_what, differs, decision) => {
  const facts = {
    needsAnswer: false,
    isUndone: false,
    isTold: false,
    isToldSinceUndone: false,
    message: 'none' as const,
    undoMessage: 'none' as const,
    firstStart: at('2026-07-04T11:00:00Z'),
  };
  expect(callOf({ ...facts, ...differs }, now)).toBe(decision);
});
