import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { Slot } from '@cablepark/domain/slots/slot';
import { createPayment } from '../../booking/api/createPayment.ts';
import { bookWalkIn, type Guest, markNoShow, moveBooking, voidPayment } from '../../booking/api/desk.ts';
import { bookSlot, cancelSlot } from '../../booking/api/patchSlot.ts';
import { readSlot } from '../../booking/api/readSlot.ts';
import { ApiError } from '../../lib/http/errors.ts';
import type { DeskChange } from './deskData.ts';
import type { Reservation } from './reservations.ts';
import type { Rider } from './rider.ts';
import type { Wish } from './settleWish.ts';

/** Everything that staff do with a slot (SPEC.md §4, §7), each with what it looks like before the server has answered. */

export function payWish({ slot }: Reservation, method: PaymentMethod, amount: number): Wish {
  // The server gives the real number; a negative one can meet none of them.
  const hoped = { id: -slot.id, slot: slot.id, amount, method };
  return {
    slots: [slot.id],
    hoped: [{ slot: { id: slot.id, payment: hoped.id }, payment: hoped }],
    before: [{ slot }],
    ask: async () => {
      const payment = await createPayment({ slot: slot.id, amount, method });
      return [{ slot: { id: slot.id, payment: payment.id }, payment }];
    },
    isTrue: (truth) => isPaid(truth),
  };
}

export function unbookWish({ slot, missing }: Reservation): Wish {
  return {
    slots: [slot.id],
    hoped: [{ slot: { id: slot.id, rider: null }, missing: false }],
    before: [{ slot, missing }],
    ask: async () => [{ slot: await cancelSlot(slot.id), missing: false }],
    isTrue: (truth) => truth?.slot.rider !== slot.rider,
  };
}

/** Books and reads the slot again: another backend may let the last one win (SPEC.md §4). */
export function bookWish(slot: Slot, rider: Rider): Wish {
  return {
    slots: [slot.id],
    hoped: [{ slot: { id: slot.id, rider: rider.id }, rider }],
    before: [{ slot }],
    ask: async () => {
      await bookSlot(slot.id, rider.id);
      const now = await readSlot(slot.id);
      if (now.rider !== rider.id) throw new ApiError(409, 'SLOT_TAKEN', 'This slot is already taken.');
      return [{ slot: now, rider }];
    },
    isTrue: (truth) => truth?.slot.rider === rider.id,
  };
}

export function walkInWish(slot: Slot, guest: Guest): Wish {
  const rider = { id: `guest of ${slot.id}`, name: guest.firstName, phone: guest.phone, email: null };
  return {
    slots: [slot.id],
    hoped: [{ slot: { id: slot.id, rider: rider.id }, rider }],
    before: [{ slot }],
    ask: async () => {
      const booked = await bookWalkIn(slot.id, guest);
      return [{ slot: booked, rider: { ...rider, id: booked.rider ?? rider.id } }];
    },
    isTrue: (truth) => truth?.rider?.name === guest.firstName && truth.rider.phone === guest.phone,
  };
}

/** The payment goes along. */
export function moveWish({ slot: from, rider, payment, missing }: Reservation, to: Slot): Wish {
  const given = { ...(rider ? { rider } : {}), ...(payment ? { payment: { ...payment, slot: to.id } } : {}) };
  return {
    slots: [from.id, to.id],
    hoped: [
      { slot: { id: from.id, rider: null, payment: null }, missing: false },
      { slot: { id: to.id, rider: from.rider, payment: from.payment }, ...given },
    ],
    before: [{ slot: from, missing }, { slot: to }],
    ask: async () =>
      (await moveBooking(from.id, to.id)).map((slot) =>
        slot.id === to.id ? { slot, ...given } : { slot, missing: false },
      ),
    isTrue: (_left, taken) => taken?.slot.rider === from.rider,
  };
}

export function missingWish({ slot }: Reservation, missing: boolean): Wish {
  return {
    slots: [slot.id],
    hoped: [{ slot: { id: slot.id }, missing }],
    before: [{ slot: { id: slot.id }, missing: !missing }],
    ask: async () => [{ slot: await markNoShow(slot.id, missing), missing }],
    isTrue: (truth) => truth?.missing === missing,
  };
}

export function voidWish({ slot }: Reservation, payment: number, reason: string): Wish {
  return {
    slots: [slot.id],
    hoped: [{ slot: { id: slot.id, payment: null } }],
    before: [{ slot }],
    ask: async () => [{ slot: await voidPayment(payment, reason) }],
    isTrue: (truth) => !isPaid(truth),
  };
}

function isPaid(truth: DeskChange | undefined): boolean {
  return typeof truth?.slot.payment === 'number';
}
