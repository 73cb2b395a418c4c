import { bookPartyCall, namePartyCall } from '@cablepark/contract/rides/parties';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { SlotMutation } from '../../../../booking/changeSlots.ts';
import type { Rider } from '../../../../booking/slotUpdates.ts';
import { call } from '../../../../lib/http/call.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';

/** The contact of a party: a rider's account (also that of an existing party), or a guest; a phone is not required. */
export type PartyContact = { rider: Rider; party?: number } | { firstName: string; phone: string | null };

export interface PartyDetails {
  /** Of the first slots. */
  names: readonly string[];
  /** The row of the price list at which the slots are hired together; null for their own prices. */
  hire: string | null;
}

/**
 * Books slots for one contact, all of them or none; only where the server announces `parties`.
 * @throws ApiError SLOT_TAKEN, TOO_LATE, FAILED_VALIDATION, INVALID_FOREIGN_KEY (a row that is not a hire); NetworkError.
 */
export function partyMutation(
  slots: readonly Slot[],
  contact: PartyContact,
  { names, hire }: PartyDetails,
): SlotMutation {
  const rider =
    'rider' in contact
      ? contact.rider
      : { id: `party of ${slots[0]?.id}`, name: contact.firstName, phone: contact.phone ?? '', email: null };
  const body = {
    slots: slots.map(({ id }) => id),
    contact: wireContact(contact),
    names: [...names],
    ...(hire !== null && { hire }),
  };
  return {
    slots: body.slots,
    optimistic: slots.map(({ id }) => ({ slot: { id, rider: rider.id }, rider })),
    before: slots.map((slot) => ({ slot })),
    send: async () => {
      const { slots: rows } = await callOnce(bookPartyCall, { body });
      return rows.map(readSlotRow).map((slot) => ({ slot, rider: { ...rider, id: slot.rider ?? rider.id } }));
    },
    // The names on the places come with the next reading.
    movesIn: true,
    isDone: (states) =>
      states.length === slots.length &&
      states.every((state) => state.rider?.name === rider.name && state.rider.phone === rider.phone),
    books: true,
  };
}

function wireContact(contact: PartyContact) {
  if (!('rider' in contact)) return { first_name: contact.firstName, description: contact.phone };
  return contact.party === undefined ? { account: contact.rider.id } : { party: contact.party };
}

/** Names the people on slots of a party. @throws ApiError FORBIDDEN (a slot is no longer the party's); NetworkError. */
export async function nameParty(
  party: number,
  names: readonly { slot: number; name: string | null }[],
): Promise<void> {
  await call(namePartyCall, { params: { id: party }, body: { names: [...names] } });
}
