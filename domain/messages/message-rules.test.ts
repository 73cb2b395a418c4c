import { expect, test } from 'vitest';
import { at } from '../testing/slot.ts';
import { messageKinds } from './message-kinds.ts';
import { decideSendingAgain, judgeMessage, type MessageFacts, messageTimes } from './message-rules.ts';

const start = at('2026-07-10T12:00:00Z');
const before = (hours: number, minutes = 0) => start.subtract({ hours, minutes });

function facts(kind: MessageFacts['kind'], said: Temporal.Instant, differs: Partial<MessageFacts> = {}) {
  const { uselessAt } = messageTimes(kind, said, start);
  const known = { isTrue: true, hasAddress: true, isWanted: true, isByStaff: false, sentLately: 0 };
  return { kind, at: said, start, ...known, uselessAt, ...differs };
}

test.each([
  ['a booking of tomorrow', 'booked', before(24), before(24), 'send'],
  ['a booking ten minutes before', 'booked', before(0, 10), before(0, 10), 'send'],
  ['a booking nine minutes before', 'booked', before(0, 9), before(0, 9), 'silly'],
  ['a booking of a slot under way', 'booked', before(0, -5), before(0, -5), 'silly'],
  ['a booking whose mail waited until the start', 'booked', before(24), start, 'too-late'],
  [
    'a booking of a month ahead whose mail waited for three days',
    'booked',
    before(720),
    before(648),
    'too-late',
  ],
  ['a place at an event', 'event-joined', before(2), before(2), 'send'],
  ['a place at an event that begins', 'event-joined', before(0, 5), before(0, 5), 'silly'],
  ['a move to a slot that begins soon', 'moved', before(0, 5), before(0, 5), 'send'],
  ['a move to a slot under way', 'moved', before(0, -1), before(0, -1), 'too-late'],
  ['a cancelling minutes before', 'cancelled', before(0, 5), before(0, 5), 'send'],
  ['a cancelling after the start', 'cancelled', before(0, -5), before(0, -5), 'too-late'],
  ['a missing rider', 'no-show', before(0, -5), before(0, -20), 'send'],
  ['a mark taken back', 'no-show-undone', before(0, -60), before(0, -60), 'send'],
  ['the day before', 'reminder-24h', before(72), before(24), 'send'],
  ['the day before, late, after the server was down', 'reminder-24h', before(72), before(4), 'send'],
  ['the day before, when it is today', 'reminder-24h', before(72), before(3), 'too-late'],
  ['the day before, of a booking of two hours earlier', 'reminder-24h', before(26), before(24), 'send'],
  ['the day before, of a booking of just now', 'reminder-24h', before(25), before(24), 'silly'],
  ['two hours before', 'reminder-2h', before(24), before(2), 'send'],
  ['two hours before, of a booking of an hour earlier', 'reminder-2h', before(3), before(2), 'send'],
  ['two hours before, of a booking of just now', 'reminder-2h', before(2, 30), before(2), 'silly'],
  ['two hours before, as it begins', 'reminder-2h', before(24), before(0, 15), 'too-late'],
] as const)('%s', (_what, kind, said, now, verdict) => {
  expect(judgeMessage(facts(kind, said), now)).toBe(verdict);
});

test.each([
  ['that is no longer so', { isTrue: false }, 'outdated'],
  ['to nobody', { hasAddress: false }, 'no-address'],
  ['that its reader has switched off', { isWanted: false }, 'unwanted'],
] as const)('No message goes out %s', (_what, differs, verdict) => {
  for (const kind of messageKinds)
    expect(judgeMessage(facts(kind, before(48), differs), start)).toBe(verdict);
});

test.each([
  ['the fortieth booking of a day', 'booked', { sentLately: 39 }, 'send'],
  ['the forty-first', 'booked', { sentLately: 40 }, 'too-many'],
  ['the forty-first that was cancelled', 'cancelled', { sentLately: 40 }, 'too-many'],
  ['one that staff cancelled after them', 'cancelled', { sentLately: 40, isByStaff: true }, 'send'],
  ['a move by the rider', 'moved', { sentLately: 40 }, 'too-many'],
  ['a move, where it is the work of staff', 'moved', { sentLately: 40, isByStaff: true }, 'send'],
  ['the reminder of the fortieth', 'reminder-24h', { sentLately: 40 }, 'send'],
  ['a reset that was asked for', 'password-reset', { sentLately: 40 }, 'send'],
] as const)('However much somebody books, no inbox is flooded: %s', (_what, kind, differs, verdict) => {
  expect(judgeMessage(facts(kind, before(48), differs), before(24))).toBe(verdict);
});

test('A message about an account is good for three days, or as long as its link', () => {
  const { dueAt, uselessAt } = messageTimes('password-changed', start, null);
  expect([dueAt.toString(), uselessAt.toString()]).toEqual(['2026-07-10T12:00:00Z', '2026-07-13T12:00:00Z']);
  const link = { ...facts('password-reset', start), start: null, uselessAt: start.add({ hours: 1 }) };
  expect(judgeMessage(link, start.add({ minutes: 59 }))).toBe('send');
  expect(judgeMessage(link, start.add({ hours: 1 }))).toBe('too-late');
});

test('Bookings gather for three seconds, a missing rider is told after a quarter of an hour', () => {
  const dueIn = (kind: MessageFacts['kind']) =>
    start.until(messageTimes(kind, start, start.add({ hours: 48 })).dueAt).total('seconds');
  expect(
    ['booked', 'cancelled', 'moved', 'no-show', 'invitation', 'reminder-24h'].map((kind) =>
      dueIn(kind as MessageFacts['kind']),
    ),
  ).toEqual([3, 3, 3, 900, 0, 86_400]);
});

test.each([
  ['that was given up', { kind: 'booked', state: 'dead' }, 'ok'],
  ['that waits', { kind: 'booked', state: 'waiting' }, 'unchanged'],
  ['that was sent', { kind: 'booked', state: 'sent' }, 'FORBIDDEN'],
  ['that was not worth it', { kind: 'booked', state: 'dropped' }, 'FORBIDDEN'],
  ['that has forgotten its link', { kind: 'password-reset', state: 'dead' }, 'FORBIDDEN'],
  ['that is not there', null, 'NOT_FOUND'],
] as const)('Sending a message again %s', (_what, message, decision) => {
  expect(decideSendingAgain(message)).toBe(decision);
});
