import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideCancellingTogether, wayBackOf } from '@cablepark/domain/booking/cancelling-together';
import { answerTogether } from '@cablepark/domain/booking/party';
import { type Decision, enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { VoidWay } from '@cablepark/domain/payments/cash-entry';
import type { GivenBackBy } from '@cablepark/domain/payments/payment-rules';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { type BookingContext, cancelRide } from '../../bookings/index.ts';
import { type ActionRide, writeDeskAction } from '../../desk-actions/index.ts';
import { lockSlots, type StoredSlot, slotFailure } from '../../slots/rows/index.ts';
import { type LockedPayments, lockPayments } from '../lock-payments.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';
import { bySlot } from './by-slot.ts';
import { findGiver } from './payment-giver.ts';
import { endPayment } from './void-payment.ts';

/** A ride as the desk displayed it. */
interface SeenRide {
  slot: number;
  rider: string;
  payment: number | null;
}

interface Cancelling {
  rides: readonly SeenRide[];
  /** Null if nothing was paid. */
  reason: string | null;
  backBy: VoidWay | null;
}

/**
 * Cancels several rides at the desk with their payments, all or none. Desk money leaves the till, a pass gets its ride back, and online
 * money is refunded. It is one action, so the desk can undo all of it at once.
 * @throws CHANGED_SINCE (with the slots that have another rider or payment by now), FORBIDDEN (one is paid, and the actor may void nothing),
 * FAILED_VALIDATION
 */
export async function cancelTogether(
  context: AppContext,
  actor: Actor,
  { rides, reason, backBy }: Cancelling,
): Promise<void> {
  const policy = policyOf(await context.parkSettings.read());
  const seenRides = [...bySlot(rides).values()];
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      const { payments } = await lockPayments(
        transaction,
        seenRides.map(({ payment }) => payment),
      );
      const ids = seenRides.map(({ slot }) => slot);
      const slots = await lockSlots(db, engine, ids);
      const givers = await findGivers(transaction, payments);
      const decisions = new Map<number, Decision>();
      for (const ride of seenRides) {
        const slot = slots.get(ride.slot) ?? null;
        const givenBackBy = giverOf(givers, ride);
        const facts = { actor, slot, seen: ride, givenBackBy, backBy, hasReason: reason !== null };
        decisions.set(ride.slot, decideCancellingTogether(facts));
      }
      enforce(answerTogether(decisions), refused);
      const ending = { reason: reason ?? '', backBy, zone: context.config.zone };
      await cancelAll({ ...transaction, policy }, seenRides, { slots, payments, givers, ending });
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

function refused(refusal: Refusal): ParkError {
  if (refusal.code !== 'FAILED_VALIDATION') return refusalWithSlots(refusal);
  const message = 'Something was paid: say why it goes back, and how the desk returns its money.';
  return new ValidationFailed([{ field: 'back_by', type: 'required', message }]);
}

type Givers = ReadonlyMap<number, GivenBackBy>;

async function findGivers({ db }: TransactionContext, payments: LockedPayments['payments']): Promise<Givers> {
  const givers = new Map<number, GivenBackBy>();
  for (const payment of payments.values()) givers.set(payment.id, await findGiver(db, payment));
  return givers;
}

function giverOf(givers: Givers, { payment }: SeenRide): GivenBackBy {
  return (payment !== null && givers.get(payment)) || 'nobody';
}

interface Locked {
  slots: ReadonlyMap<number, StoredSlot>;
  payments: LockedPayments['payments'];
  givers: Givers;
  ending: { reason: string; backBy: VoidWay | null; zone: string };
}

async function cancelAll(
  context: BookingContext,
  rides: readonly SeenRide[],
  { payments, givers, ending }: Locked,
): Promise<void> {
  const actionRides: ActionRide[] = [];
  // The call's idempotency key is unique in the cash book, so only the first entry stores it.
  let entering: TransactionContext = context;
  for (const seenRide of rides) {
    const payment = seenRide.payment === null ? null : (payments.get(seenRide.payment) ?? null);
    if (payment !== null) {
      const backBy = wayBackOf(giverOf(givers, seenRide), ending.backBy);
      await endPayment(entering, payment, { ...ending, backBy, isKept: false });
      entering = { ...context, key: null };
    }
    const ride = await cancelRide(context, seenRide.slot, { wasPaid: payment !== null });
    if (ride) actionRides.push({ ...ride, before: { ...ride.before, payment: seenRide.payment } });
  }
  // A hold cannot be undone, and undoing only the other rides would undo half of the action.
  if (actionRides.length === rides.length)
    await writeDeskAction(context, { kind: 'cancel', rides: actionRides });
}
