import { answerTogether, type PartyRefusal } from '@cablepark/domain/booking/party';
import type { BookingFacts } from '@cablepark/domain/booking/rules';
import type { Decision, Refusal } from '@cablepark/domain/decision';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockActiveAccount } from '../../accounts/locks/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { findTrackState } from '../../tracks/state/index.ts';

export interface SlotsToDecide {
  rider: string;
  /** Slot ids, ascending. */
  ids: readonly number[];
  isPaidFirst: (slot: Slot | null) => boolean;
  /** The rule of a single slot. */
  decide: (facts: BookingFacts) => Decision | Refusal;
}

export interface SlotsDecided {
  /** The decision for all slots together. */
  decision: Decision | PartyRefusal;
  /** The slots that the rider does not have yet. */
  newSlots: readonly number[];
  /** The locked slots, by id. */
  slots: ReadonlyMap<number, StoredSlot>;
}

/** For a slot that does not exist. */
const noTrack = { track: null, closure: null };

/** Decides on every slot before the first is sold, so that the error names all refusing slots. Locks the rider's account before the slots. */
export async function decideSlots(
  { db, engine, actor, now }: TransactionContext,
  { rider, ids, isPaidFirst, decide }: SlotsToDecide,
): Promise<SlotsDecided> {
  const isRiderActive = (await lockActiveAccount(db, engine, rider)) !== null;
  const slots = await lockSlots(db, engine, ids);
  const decisions = new Map<number, Decision | Refusal>();
  for (const id of ids) {
    const slot = slots.get(id) ?? null;
    const state = slot ? await findTrackState(db, slot) : noTrack;
    const facts = { slot, rider, actor, now, isRiderActive, ...state, isPaidFirst: isPaidFirst(slot) };
    decisions.set(id, decide(facts));
  }
  const newSlots = ids.filter((id) => slots.get(id)?.rider !== rider);
  return { decision: answerTogether(decisions), newSlots, slots };
}
