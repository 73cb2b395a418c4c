import type { AppContext } from '../../context.ts';
import { type Rounds, startRounds, workOnEach } from '../../rounds.ts';
import { askReturned, findReturned } from './choosing/ask-returned.ts';
import { endUnanswered } from './choosing/end-closed-ride.ts';
import { seekAlternatives } from './choosing/seek-alternatives.ts';
import { isAsked, isNotedSince, isOpen, isStillThere } from './closings/closures.store.ts';
import { countClosedDays } from './closings/count-closed-days.ts';

const everyMs = 1_000;
const daysEveryMs = 60_000;
const ridesAtOnce = 50;

/** Looks for alternatives to closed rides, and ends those about which nobody has chosen in time, in every process. Asks about those that came back. */
export function startClosuresJob(context: AppContext): Rounds {
  const { log } = context;
  return startRounds({ log, everyMs, failure: 'the rides of a closure could not be settled' }, () =>
    doClosuresWork(context),
  );
}

/** Counts the closed days that extend passes. Runs in every process. */
export function startClosedDaysJob(context: AppContext): Rounds {
  const { log } = context;
  const failure = 'the closed days could not be counted';
  return startRounds({ log, everyMs: daysEveryMs, failure }, () => countClosedDays(context));
}

/** One run of the job. It only reads if there is nothing to do. */
export async function doClosuresWork(context: AppContext): Promise<void> {
  await workOnEach(await findReturned(context), (ride) => askReturned(context, ride));
  await seekAlternatives(context);
  await workOnEach(await findOver(context), ({ id }) => endUnanswered(context, id));
}

/**
 * Rides whose time to choose is over, owed ones that the desk has settled or whose money it has paid back, and those that were settled in another
 * way.
 */
async function findOver({ store, clock }: AppContext) {
  return await store.db
    .selectFrom('closure_ride')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .select('closure_ride.id')
    .where(isOpen)
    .where((eb) =>
      eb.or([
        eb.and([isAsked, eb('closure_ride.answer_until', '<=', clock.now().epochMilliseconds)]),
        eb.and([eb('closure_ride.state', '=', 'owed'), isNotedSince]),
        eb.and([eb('closure_ride.state', '=', 'owed'), eb('booking.payment_id', 'is', null)]),
        eb.not(isStillThere),
      ]),
    )
    .orderBy('closure_ride.answer_until')
    .limit(ridesAtOnce)
    .execute();
}
