import { expect, test } from 'vitest';
import { aSlot, at, me } from '../testing/slot.ts';
import { decideEventChange, decideEventDeletion, decideEventMaking } from './event-rules.ts';

const start = at('2026-07-10T08:00:00Z');
const later = at('2026-07-10T08:00:00.001Z');

test.each([
  ['without an end', null, true, 'ok'],
  ['with an end after its start', later, true, 'ok'],
  ['with an end at its start', start, true, 'FAILED_VALIDATION'],
  ['with a picture that is not there', null, false, 'INVALID_FOREIGN_KEY'],
  ['with both wrong', start, false, 'FAILED_VALIDATION'],
] as const)('An event %s', (_what, end, isImageKnown, decision) => {
  expect(decideEventMaking({ start, end }, isImageKnown)).toBe(decision);
  expect(decideEventChange({ start, end }, { isDifferent: true, isImageKnown })).toBe(decision);
  expect(decideEventChange({ start, end }, { isDifferent: false, isImageKnown })).toBe('unchanged');
});

test('An event goes while nobody holds one of its slots', () => {
  const taken = aSlot({ rider: me });
  expect(decideEventDeletion([])).toBe('ok');
  expect(decideEventDeletion([aSlot()])).toBe('ok');
  expect(decideEventDeletion([aSlot(), taken])).toEqual({ code: 'SLOT_BOOKED', slots: [taken.id] });
});
