import { statesThatHadMoney } from '@cablepark/domain/payments/bill-steps';
import type { AppContext } from '../../context.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';
import { inTurn } from './in-turn.ts';
import { releaseHolds } from './release-holds.ts';
import { askAboutRefunds, sendRefunds } from './send-refunds.ts';
import { settleCheckout } from './settle-checkout.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
/** The provider sends a notice within seconds, so the job does not query it earlier. */
const untouchedMs = minuteMs;
const atOnce = 100;
/** Money that arrives even later comes with a notice. */
const lateMs = 24 * 60 * minuteMs;
/** Every tenth run also queries expired checkouts. */
const lateEvery = 10;
/**
 * Not every provider sends a notice about a refund from its panel or by a bank.
 * So the job queries settled payments repeatedly, for as long as a bank may return them.
 */
const settledAtOnce = 5;
const settledMs = 180 * 24 * 60 * minuteMs;

export interface CheckoutJob {
  /** Ends expired checkouts and holds, and sends new refunds. */
  release(): Promise<void>;
  /** Queries the provider about everything that is not in a final state. */
  reconcile(): Promise<void>;
  /** Queries whether settled money was refunded. */
  recheck(): Promise<void>;
  stop(): Promise<void>;
}

/** The job for online payment, in every process. Each second it ends expired checkouts; each minute it queries those without a notice. */
export function startCheckoutJob(
  context: AppContext,
  { isTimed = true }: { isTimed?: boolean } = {},
): CheckoutJob {
  const activeRounds = new Set<Promise<void>>();
  let rounds = 0;

  /** Runs one of each kind at a time; the next run retries failures. */
  function singleFlight(work: () => Promise<void>): () => Promise<void> {
    let current: Promise<void> | null = null;
    return () => {
      current ??= work()
        .catch((err: unknown) => context.log.error({ err }, 'paying online could not be looked after'))
        .finally(() => {
          if (current) activeRounds.delete(current);
          current = null;
        });
      activeRounds.add(current);
      return current;
    };
  }

  const { askAboutUnsettled, askAboutSent, askAboutLate, askAboutSettled } = questionsOf(context);
  const release = singleFlight(async () => {
    await releaseHolds(context);
    await logFailures(context, () =>
      sendRefunds(context, context.clock.now().epochMilliseconds - 10 * secondMs),
    );
  });
  const reconcile = singleFlight(async () => {
    rounds += 1;
    await logFailures(context, askAboutUnsettled);
    if (rounds % lateEvery === 0) await logFailures(context, askAboutLate);
    await logFailures(context, () => sendRefunds(context));
    await logFailures(context, askAboutSent);
  });
  // Continues at once after a crash.
  if (isTimed) void reconcile();
  const recheck = singleFlight(() => logFailures(context, askAboutSettled));
  const timers = isTimed
    ? [
        setInterval(() => void release(), secondMs).unref(),
        setInterval(() => void reconcile(), minuteMs).unref(),
        setInterval(() => void recheck(), minuteMs).unref(),
      ]
    : [];
  return {
    release,
    reconcile,
    recheck,
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(activeRounds);
    },
  };
}

/** The repeated queries, for some rows in each run. */
function questionsOf(context: AppContext) {
  const settle = ({ id }: { id: string }) => settleCheckout(context, id);
  return {
    // Not oldest first: a full batch of unending ones would starve newer ones.
    askAboutUnsettled: inTurn({
      atMost: atOnce,
      find: (after, atMost) => findUnsettled(context, after, atMost),
      work: (row) => logFailures(context, () => settle(row)),
    }),
    askAboutSent: askAboutRefunds(context),
    askAboutLate: inTurn({
      atMost: atOnce,
      find: (after, atMost) => findLate(context, after, atMost),
      work: settle,
    }),
    askAboutSettled: inTurn({
      atMost: settledAtOnce,
      find: (after, atMost) => findSettled(context, after, atMost),
      work: settle,
    }),
  };
}

/** Logs a failure, so that the rest of this run continues. The next run retries it. */
async function logFailures({ log }: AppContext, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (err) {
    if (err instanceof ProviderUnreachable) log.warn({ err }, 'the payment provider gives no answer');
    else log.error({ err }, 'something that was paid online could not be looked after');
  }
}

/** Bills of the park's provider; none without one. */
function findAskable({ store, payments }: AppContext) {
  return store.db
    .selectFrom('bill')
    .select('id')
    .where((eb) => (payments ? eb('provider', '=', payments.name) : eb.lit(false)));
}

async function findUnsettled(context: AppContext, after: string, atMost: number): Promise<{ id: string }[]> {
  const createdBefore = context.clock.now().epochMilliseconds - untouchedMs;
  return await findAskable(context)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'paid'),
        eb.and([eb('state', '=', 'open'), eb('created_at', '<=', createdBefore)]),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(atMost)
    .execute();
}

async function findLate(context: AppContext, after: string, atMost: number): Promise<{ id: string }[]> {
  return await findAskable(context)
    .where('state', '=', 'expired')
    .where('created_at', '>', context.clock.now().epochMilliseconds - lateMs)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atMost)
    .execute();
}

async function findSettled(context: AppContext, after: string, atMost: number): Promise<{ id: string }[]> {
  return await findAskable(context)
    .where('state', 'in', statesThatHadMoney)
    .where('paid_at', '>', context.clock.now().epochMilliseconds - settledMs)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atMost)
    .execute();
}
