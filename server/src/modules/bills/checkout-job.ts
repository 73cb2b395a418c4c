import { statesThatHadMoney } from '@cablepark/domain/payments/bill-steps';
import type { AppContext } from '../../context.ts';
import { ProviderUnreachable } from '../../payment-providers/provider.ts';
import { inTurn } from './in-turn.ts';
import { releaseHolds } from './release-holds.ts';
import { askAboutRefunds, sendRefunds } from './send-refunds.ts';
import { settleCheckout } from './settle-checkout.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
/** The provider rings within seconds: until then nobody asks. */
const untouchedMs = minuteMs;
const atOnce = 100;
/** Money that comes later than that comes with a notice, or not at all. */
const lateMs = 24 * 60 * minuteMs;
/** Of those whose time is over one in ten rounds asks. */
const lateEvery = 10;
/**
 * What is given back in the provider's panel, or by a bank, nobody rings for with each provider: money that is ours is asked about
 * again and again, so long as banks take their time.
 */
const settledAtOnce = 5;
const settledMs = 180 * 24 * 60 * minuteMs;

export interface CheckoutJob {
  /** Ends what has waited in vain, and sends new refunds. */
  release(): Promise<void>;
  /** Asks the provider how all stands that is not at its end. */
  reconcile(): Promise<void>;
  /** Asks whether some of the money that is ours still is. */
  recheck(): Promise<void>;
  stop(): Promise<void>;
}

/** Looks after paying online, in every process: each second what is over, each minute what nobody rang for. */
export function startCheckoutJob(
  context: AppContext,
  { isTimed = true }: { isTimed?: boolean } = {},
): CheckoutJob {
  const running = new Set<Promise<void>>();
  let rounds = 0;

  /** One round of each kind at a time; what goes wrong in one is tried again in the next. */
  function alone(work: () => Promise<void>): () => Promise<void> {
    let current: Promise<void> | null = null;
    return () => {
      current ??= work()
        .catch((err: unknown) => context.log.error({ err }, 'paying online could not be looked after'))
        .finally(() => {
          if (current) running.delete(current);
          current = null;
        });
      running.add(current);
      return current;
    };
  }

  const { askAboutUnsettled, askAboutSent, askAboutLate, askAboutSettled } = questionsOf(context);
  const release = alone(async () => {
    await releaseHolds(context);
    await quietly(context, () => sendRefunds(context, context.clock.now().epochMilliseconds - 10 * secondMs));
  });
  const reconcile = alone(async () => {
    rounds += 1;
    await quietly(context, askAboutUnsettled);
    if (rounds % lateEvery === 0) await quietly(context, askAboutLate);
    await quietly(context, () => sendRefunds(context));
    await quietly(context, askAboutSent);
  });
  // What a server left that died is gone on with at once.
  if (isTimed) void reconcile();
  const recheck = alone(() => quietly(context, askAboutSettled));
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
      await Promise.all(running);
    },
  };
}

/** What is asked about again and again, some in each round. */
function questionsOf(context: AppContext) {
  const settle = ({ id }: { id: string }) => settleCheckout(context, id);
  return {
    // Not the oldest first: as many as have their turn at once might never end, and newer ones would wait for ever.
    askAboutUnsettled: inTurn({
      atMost: atOnce,
      find: (after, atMost) => findUnsettled(context, after, atMost),
      work: (row) => quietly(context, () => settle(row)),
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

/** What fails is tried again in a minute, and keeps nothing else of the round: also where it will fail for ever. */
async function quietly({ log }: AppContext, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (err) {
    if (err instanceof ProviderUnreachable) log.warn({ err }, 'the payment provider gives no answer');
    else log.error({ err }, 'something that was paid online could not be looked after');
  }
}

/** What only the park's provider can tell of; none where it has none. */
function findAskable({ store, payments }: AppContext) {
  return store.db
    .selectFrom('bill')
    .select('id')
    .where((eb) => (payments ? eb('provider', '=', payments.name) : eb.lit(false)));
}

async function findUnsettled(context: AppContext, after: string, atMost: number): Promise<{ id: string }[]> {
  const untouched = context.clock.now().epochMilliseconds - untouchedMs;
  return await findAskable(context)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'paid'),
        eb.and([eb('state', '=', 'open'), eb('created_at', '<=', untouched)]),
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
