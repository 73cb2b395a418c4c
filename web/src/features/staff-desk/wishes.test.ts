import type { Slot } from '@cablepark/domain/slots/slot';
import { aSlot } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { type DeskData, withChange } from './deskData.ts';
import { type Reservation, reservationMaker } from './reservations.ts';
import type { SlotTruth } from './truth.ts';
import { bookWish, missingWish, moveWish, payWish, unbookWish, voidWish, walkInWish } from './wishes.ts';

const held = aSlot({ id: 1, rider: 'ola' });
const free: Slot = { ...held, id: 2, rider: null };
const paid: Slot = { ...held, payment: 9 };
const ola = { id: 'ola', name: 'Ola', phone: '600700800', email: 'ola@example.com' };
const payment = { id: 9, slot: 1, amount: 5500, method: 'card' } as const;

function reservation(slot: Slot, differs: Partial<Reservation> = {}): Reservation {
  return { slot, time: '12:00', rider: ola, payment: null, missing: false, ...differs };
}

function truth(slot: Slot, differs: Partial<SlotTruth> = {}): SlotTruth {
  return { slot, missing: false, ...differs };
}

describe('what a wish looks like before the server has answered', () => {
  const data: DeskData = { slots: [held, free], riders: { ola }, payments: {}, missing: [] };
  const shown = (wish: { hoped: Parameters<typeof withChange>[1][] }) =>
    reservationMaker('Europe/Warsaw')(wish.hoped.reduce(withChange, data));

  test('paying shows the method at once', () => {
    const [first] = shown({ hoped: [...payWish(reservation(held), 'blik', 40).hoped] });
    expect(first?.payment).toMatchObject({ method: 'blik', amount: 40 });
  });

  test('a guest stands on the slot by name and phone', () => {
    const guest = { firstName: 'Wanda', phone: '500600700' };
    const [, second] = shown({ hoped: [...walkInWish(free, guest).hoped] });
    expect(second?.rider).toMatchObject({ name: 'Wanda', phone: '500600700', email: null });
  });

  test('moving takes rider and payment along and leaves a free slot', () => {
    const { hoped } = moveWish(reservation(paid, { payment }), free);
    const [first, second] = shown({ hoped: [...hoped] });
    expect(first?.slot).toMatchObject({ rider: null, payment: null });
    expect(second).toMatchObject({ slot: { rider: 'ola', payment: 9 }, rider: ola, payment: { slot: 2 } });
  });
});

describe('after a lost answer', () => {
  const guest = { firstName: 'Wanda', phone: '500600700' };
  const wanda = { id: 'w', name: 'Wanda', phone: '500600700', email: null };

  test.each([
    ['paying came true', payWish(reservation(held), 'cash', 55), [truth(paid)], true],
    ['paying did not', payWish(reservation(held), 'cash', 55), [truth(held)], false],
    ['unbooking came true', unbookWish(reservation(held)), [truth({ ...held, rider: null })], true],
    [
      'unbooking did, though the next one has it',
      unbookWish(reservation(held)),
      [truth({ ...held, rider: 'ewa' })],
      true,
    ],
    ['unbooking did not', unbookWish(reservation(held)), [truth(held)], false],
    ['booking came true', bookWish(free, ola), [truth({ ...free, rider: 'ola' })], true],
    ['booking was taken by another', bookWish(free, ola), [truth({ ...free, rider: 'ewa' })], false],
    ['a guest was booked', walkInWish(free, guest), [truth({ ...free, rider: 'w' }, { rider: wanda })], true],
    ['another was', walkInWish(free, guest), [truth({ ...free, rider: 'ola' }, { rider: ola })], false],
    [
      'moving came true',
      moveWish(reservation(held), free),
      [truth({ ...held, rider: null }), truth({ ...free, rider: 'ola' })],
      true,
    ],
    ['moving did not', moveWish(reservation(held), free), [truth(held), truth(free)], false],
    ['a mark was set', missingWish(reservation(held), true), [truth(held, { missing: true })], true],
    ['a mark was not', missingWish(reservation(held), true), [truth(held)], false],
    ['voiding came true', voidWish(reservation(paid), 9, 'error'), [truth(held)], true],
    ['voiding did not', voidWish(reservation(paid), 9, 'error'), [truth(paid)], false],
  ])('%s', (_what, wish, truths, isTrue) => {
    expect(wish.slots).toEqual(truths.map(({ slot }) => slot.id));
    expect(wish.isTrue(...truths)).toBe(isTrue);
  });
});
