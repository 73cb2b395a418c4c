import { formsParty } from '@cablepark/domain/booking/party';
import { decideBooking } from '@cablepark/domain/booking/rules';
import { enforce } from '@cablepark/domain/decision';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { insertParty, type PartyPlace } from '../../bookings/index.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';
import { decideSlots } from './decide-slots.ts';

interface OwnBooking {
  rider: string;
  /** Slot ids, ascending. */
  ids: readonly number[];
  isPaidFirst: (slot: Slot | null) => boolean;
}

/**
 * Creates the party of a rider who books several slots.
 * @returns the party of its new bookings; null for one slot, and if staff book for another @throws as `bookSlot`, with the refusing slots
 */
export async function beginOwnParty(
  transaction: TransactionContext,
  booking: OwnBooking,
): Promise<PartyPlace | null> {
  const { rider, ids } = booking;
  if (ids.length < 2 || rider !== transaction.actor.id) return null;
  const { decision, newSlots } = await decideSlots(transaction, { ...booking, decide: decideBooking });
  enforce(decision, refusalWithSlots);
  // A repeated call finds the rider's own slots and must not create a second party.
  return formsParty(newSlots.length) ? { party: await insertParty(transaction, rider), person: null } : null;
}
