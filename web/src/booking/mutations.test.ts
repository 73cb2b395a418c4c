import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { deleteMutation } from '../features/staff-slots/api/deleteSlots.ts';
import { editMutation } from '../features/staff-slots/api/editSlots.ts';
import { bookMutation } from './api/bookSlot.ts';
import { walkInMutation } from './api/bookWalkIn.ts';
import { cancelMutation, riderCancelMutation } from './api/cancelSlot.ts';
import { noShowMutation } from './api/markRider.ts';
import { moveMutation } from './api/moveBooking.ts';
import { payMutation } from './api/paySlot.ts';
import { voidMutation } from './api/voidPayment.ts';
import type { SlotMutation } from './changeSlots.ts';
import { type Booking, type BookingData, type ServerState, withUpdates } from './slotUpdates.ts';

const held = aSlot({ id: 1, rider: 'ola' });
const free: Slot = { ...held, id: 2, rider: null };
const paid: Slot = { ...held, payment: 9 };
const ola = { id: 'ola', name: 'Ola', phone: '600700800', email: 'ola@example.com' };
const payment = { id: 9, slot: 1, amount: 5500, method: 'card' } as const;

function booking(slot: Slot, differs: Partial<Booking> = {}): Booking {
  return { slot, rider: ola, payment: null, missing: false, arrived: false, place: null, ...differs };
}

function state(slot: Slot, differs: Partial<ServerState> = {}): ServerState {
  return { slot, missing: false, ...differs };
}

describe('The optimistic value', () => {
  const data: BookingData = {
    slots: [held, free],
    riders: { ola },
    payments: {},
    missing: [],
    arrived: [],
    places: {},
  };
  const shown = ({ optimistic }: SlotMutation) => withUpdates(data, optimistic);

  test('of paying has the method at once', () => {
    const { slots, payments } = shown(payMutation(held, 'blik', 4000));
    expect(payments[slots[0]?.payment ?? 0]).toMatchObject({ method: 'blik', amount: 4000 });
  });

  test('of a guest stands on the slot by name and phone', () => {
    const { slots, riders } = shown(walkInMutation(free, { firstName: 'Wanda', phone: '500600700' }));
    expect(riders[slots[1]?.rider ?? '']).toMatchObject({ name: 'Wanda', phone: '500600700', email: null });
  });

  test('of moving takes rider and payment along and leaves a free slot', () => {
    const { slots, payments } = shown(moveMutation(booking(paid, { payment }), free));
    expect(slots).toMatchObject([
      { rider: null, payment: null },
      { rider: 'ola', payment: 9 },
    ]);
    expect(payments[9]).toMatchObject({ slot: 2 });
  });

  test('of a no-show is the mark', () => {
    expect(shown(noShowMutation(held, true)).missing).toEqual([1]);
    expect(shown(cancelMutation(held, true))).toMatchObject({ slots: [{ rider: null }, free], missing: [] });
  });

  test('of another price is on every slot, and nothing is deleted before it is gone', () => {
    expect(shown(editMutation([held, free], { price: 100 })).slots.map(({ price }) => price)).toEqual([
      100, 100,
    ]);
    expect(shown(deleteMutation([free]))).toBe(data);
  });
});

describe('After a lost answer', () => {
  const guest = { firstName: 'Wanda', phone: '500600700' };
  const wanda = { id: 'w', name: 'Wanda', phone: '500600700', email: null };

  test.each([
    ['paying came true', payMutation(held, 'cash', 5500), [state(paid)], true],
    ['paying did not', payMutation(held, 'cash', 5500), [state(held)], false],
    ['unbooking came true', cancelMutation(held), [state({ ...held, rider: null })], true],
    [
      'unbooking did, though the next one has it',
      cancelMutation(held),
      [state({ ...held, rider: 'ewa' })],
      true,
    ],
    ['unbooking did not', cancelMutation(held), [state(held)], false],
    ['booking came true', bookMutation(free, ola), [state({ ...free, rider: 'ola' })], true],
    ['booking was taken by another', bookMutation(free, ola), [state({ ...free, rider: 'ewa' })], false],
    [
      'a guest was booked',
      walkInMutation(free, guest),
      [state({ ...free, rider: 'w' }, { rider: wanda })],
      true,
    ],
    ['another was', walkInMutation(free, guest), [state({ ...free, rider: 'ola' }, { rider: ola })], false],
    [
      'moving came true',
      moveMutation(booking(held), free),
      [state({ ...held, rider: null }), state({ ...free, rider: 'ola' })],
      true,
    ],
    ['moving did not', moveMutation(booking(held), free), [state(held), state(free)], false],
    ['a mark was set', noShowMutation(held, true), [state(held, { missing: true })], true],
    ['a mark was not', noShowMutation(held, true), [state(held)], false],
    [
      'voiding came true',
      voidMutation(paid, { payment: 9, reason: 'error', backBy: 'mistake' }),
      [state(held)],
      true,
    ],
    ['another price was set', editMutation([held], { price: 100 }), [state({ ...held, price: 100 })], true],
    ['it was not', editMutation([held], { price: 100, event: null }), [state(held)], false],
    [
      'voiding did not',
      voidMutation(paid, { payment: 9, reason: 'error', backBy: 'mistake' }),
      [state(paid)],
      false,
    ],
  ])('%s', (_what, mutation, states, isDone) => {
    expect(mutation.slots).toEqual(states.map(({ slot }) => slot.id));
    expect(mutation.isDone(states)).toBe(isDone);
  });

  test('slots are deleted once none of them can be read, and changed once all of them are', () => {
    const both = [held, free];
    expect(deleteMutation(both).isDone([])).toBe(true);
    expect(deleteMutation(both).isDone([state(free)])).toBe(false);
    const changed = both.map((slot) => state({ ...slot, event: 3 }));
    expect(editMutation(both, { event: 3 }).isDone(changed)).toBe(true);
    expect(editMutation(both, { event: 3 }).isDone(changed.slice(1))).toBe(false);
  });

  test('a booking is the rider’s also where the desk booked it by name', () => {
    expect(bookMutation(free, 'ola').isDone([state({ ...free, rider: 'ola' })])).toBe(true);
    // Riders see a slot as theirs only after the server has said so.
    expect(bookMutation(free, 'ola').optimistic).toEqual([]);
    expect(riderCancelMutation(held).optimistic).toEqual([]);
  });
});
