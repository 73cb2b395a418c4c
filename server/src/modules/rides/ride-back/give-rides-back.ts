import type { Actor } from '@cablepark/domain/accounts/actor';
import { ridesToGiveBack } from '@cablepark/domain/booking/ride-back';
import { ownCancelling } from '@cablepark/domain/payments/void-reasons';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Rounds, startRounds, workOnEach } from '../../../rounds.ts';
import { writeAudit } from '../../audit/index.ts';
import { insertMessages, messageRow } from '../../outbox/index.ts';
import { findPassRide, giveBackRide } from '../../passes/index.ts';
import { releaseKept } from '../../payments/index.ts';
import { lockSlots } from '../../slots/rows/index.ts';
import { sendMoneyBack } from '../give-back/void-payment.ts';
import { lockPayments } from '../lock-payments.ts';
import { findLateCancellings, findSales, type LateCancelling } from './late-cancellings.store.ts';

const everyMs = 60_000;
/** The job catches up on the days that the server was off, at most this many. */
const daysBack = 3;
/** The mail can wait for the morning, so it wakes nobody. */
const mailsFromHour = 8;

/** Returns the ride or money of late cancellations on the next day, if the slot was sold again. Runs in every process. */
export function startRideBackJob(context: AppContext): Rounds {
  const { log } = context;
  return startRounds({ log, everyMs, failure: 'late cancellations could not be given back' }, () =>
    giveRidesBack(context),
  );
}

/** One run of the job. It only reads if there is nothing to return. */
export async function giveRidesBack(context: AppContext): Promise<void> {
  const { store, clock, config } = context;
  const today = dayOf(clock.now(), config.zone);
  const since = startOfDay(today.subtract({ days: daysBack }), config.zone);
  const cancellings = await findLateCancellings(store.db, {
    fromMs: since.epochMilliseconds,
    toMs: startOfDay(today, config.zone).epochMilliseconds,
  });
  await workOnEach(
    Map.groupBy(cancellings, (each) => each.slot),
    async ([slot, ofSlot]) => {
      const back = new Set(ridesToGiveBack(await findSales(store.db, slot)));
      await workOnEach(
        ofSlot.filter(({ booking }) => back.has(booking)),
        (each) => giveBack(context, each),
      );
    },
  );
}

/** Treats the ride as if the rider had cancelled in time. The conditional write lets one process win; the others write nothing. */
async function giveBack(
  context: AppContext,
  { booking, payment: id, slot, rider }: LateCancelling,
): Promise<void> {
  const actor: Actor = { id: rider, role: 'User' };
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now, zone } = transaction;
    const payment = (await lockPayments(transaction, [id])).payments.get(id);
    await lockSlots(db, engine, [slot]);
    if (!payment || !ridesToGiveBack(await findSales(db, slot)).includes(booking)) return;
    if (!(await releaseKept(db, id, ownCancelling.soldAgain))) return;
    const ride = await findPassRide(db, id);
    const reason = ownCancelling.soldAgain;
    if (ride) await giveBackRide(transaction, id, { ...ride, reason, backBy: null, zone });
    else await sendMoneyBack(transaction, payment, reason);
    await writeAudit(transaction, {
      action: 'payment.soldAgain',
      subjectId: id,
      after: { booking, slot, back: ride ? 'ride' : 'money' },
    });
    const morning = dayOf(now, zone).toZonedDateTime({ timeZone: zone, plainTime: { hour: mailsFromHour } });
    await insertMessages(db, [
      messageRow(now, {
        kind: 'ride-back',
        dedupe: `ride-back:${booking}`,
        account_id: rider,
        about: { booking },
        start: null,
        notBefore: morning.toInstant(),
      }),
    ]);
  });
  context.outbox.raise();
}
