import { type Slot, someoneElse } from '@cablepark/domain/slots/slot';
import { aSlot, at } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { pendingBooking } from './pendingBooking.ts';

const slots: Slot[] = [
  aSlot({ id: 1, start: at('2026-07-04T10:00:00Z') }),
  aSlot({ id: 2, start: at('2026-07-04T10:15:00Z'), rider: someoneElse }),
  aSlot({ id: 3, start: at('2026-07-04T10:30:00Z'), rider: 'me' }),
  aSlot({ id: 4, start: at('2026-07-04T10:45:00Z') }),
];
const before = Temporal.Instant.from('2026-07-04T09:00:00Z');
const after = Temporal.Instant.from('2026-07-04T12:00:00Z');

const begun = (ids: number[], now = before) => {
  const { open, lost } = pendingBooking(ids, slots, 'me', now);
  return { open: open.map(({ id }) => id), lost };
};

describe('A booking begun before the log-in', () => {
  test('goes on with the slot that is free still', () => {
    expect(begun([1])).toEqual({ open: [1], lost: null });
  });

  test.each([
    [[2], 'taken'],
    [[3], 'mine'],
    [[99], 'taken'],
  ])('of %j is lost: %s', (ids, lost) => {
    expect(begun(ids)).toEqual({ open: [], lost });
  });

  test('comes too late once the slot is over', () => {
    expect(begun([1], after)).toEqual({ open: [], lost: 'ended' });
  });

  test('of an hour goes on with what is left of it', () => {
    expect(begun([1, 2, 4])).toEqual({ open: [1, 4], lost: null });
    expect(pendingBooking([1, 2], slots, 'me', before).wholeHour).toBe(true);
  });
});
