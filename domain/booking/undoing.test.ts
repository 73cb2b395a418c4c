import { expect, test } from 'vitest';
import { aSlot, at, me, other } from '../testing/slot.ts';
import { decideUndoing, type UndoFacts, undoableUntil } from './undoing.ts';

const cancelled = at('2026-07-04T08:00:00Z');
const slot = aSlot({ start: at('2026-07-04T10:00:00Z') });
const after = (seconds: number) => cancelled.add({ milliseconds: seconds * 1000 });

const decide = (differs: Partial<UndoFacts>) =>
  decideUndoing({
    slot,
    actor: { id: me, role: 'User' },
    now: after(1),
    cancelling: { at: cancelled, freed: slot },
    isRiderActive: true,
    track: 'open',
    closure: null,
    ...differs,
  });

test.each([
  ['at once', { now: cancelled }, 'ok'],
  ['after 9.9 seconds', { now: after(9.9) }, 'ok'],
  ['after ten seconds', { now: after(10) }, 'TOO_LATE'],
  ['after eleven seconds', { now: after(11) }, 'TOO_LATE'],
  ['where the clock of another process is a little behind', { now: after(-0.5) }, 'ok'],
  ['where the clock was set back by an hour', { now: after(-3600) }, 'TOO_LATE'],
  ['of nothing that can be undone', { cancelling: null }, 'TOO_LATE'],
  ['of a slot that is gone', { slot: null }, 'NOT_FOUND'],
  ['a second time', { slot: { ...slot, rider: me } }, 'unchanged'],
  ['long after it was undone', { slot: { ...slot, rider: me }, now: after(99) }, 'unchanged'],
  ['of a slot that somebody else took', { slot: { ...slot, rider: other } }, 'SLOT_TAKEN'],
  ['of a slot with another price', { slot: { ...slot, price: 9900 } }, 'ok'],
  [
    'of a slot that is at another time',
    { slot: { ...slot, start: slot.start.add({ minutes: 15 }) } },
    'TOO_LATE',
  ],
  ['of a slot that is longer', { slot: { ...slot, minutes: 30 } }, 'TOO_LATE'],
  ['of a slot on another track', { slot: { ...slot, track: 2 } }, 'TOO_LATE'],
  ['of a slot that belongs to an event', { slot: { ...slot, event: 1 } }, 'TOO_LATE'],
  ['on a track that has closed', { track: 'closed' }, 'TRACK_CLOSED'],
  ['by a blocked rider', { isRiderActive: false }, 'INVALID_FOREIGN_KEY'],
] satisfies [string, Partial<UndoFacts>, string][])('Undoing %s', (_what, differs, decision) => {
  expect(decide(differs)).toBe(decision);
});

test('Messages wait as long as a cancelling can be undone', () => {
  expect(undoableUntil(cancelled).equals(after(10))).toBe(true);
  expect(decide({ now: undoableUntil(cancelled) })).toBe('TOO_LATE');
});
