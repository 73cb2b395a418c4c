import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../../context.ts';
import { claimDue, extendClaims, hasDue, leaseMs, type Message, mostUnderWay } from '../../outbox/index.ts';
import { dueWriters } from '../mails.ts';
import { deliver } from './deliver.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
/** How long a stopping server waits for mails in flight. */
const drainMs = 5_000;

export interface Dispatcher {
  /** Sends all due messages; a call during a round starts another one. */
  round(): Promise<void>;
  /** Starts no more mails and waits for those in flight. */
  stop(): Promise<void>;
}

export interface DispatcherSettings {
  /** The polling interval; null: only after a message is written. */
  everyMs?: number | null;
  /** Writes pending messages before each check of the outbox. */
  prepare?: (context: AppContext) => Promise<void>;
}

/** Sends the outbox in every process, after a write here and each second. Each minute it writes reminders, digests and notices. */
export function startDispatcher(
  context: AppContext,
  { everyMs = secondMs, prepare = async () => undefined }: DispatcherSettings = {},
): Dispatcher {
  const stopping = new AbortController();
  const underWay = new Set<number>();
  let currentRun: Promise<void> | null = null;
  /** Resolves when a place is free, or when a round is requested. */
  let wakeUp = Promise.withResolvers<void>();
  let isWoken = false;

  const notify = () => {
    isWoken = true;
    wakeUp.resolve();
  };

  function begin(message: Message): void {
    underWay.add(message.id);
    void deliver(context, message).finally(() => {
      underWay.delete(message.id);
      notify();
    });
  }

  async function run(): Promise<void> {
    const renewal = renewLeases(context, underWay);
    try {
      do {
        wakeUp = Promise.withResolvers();
        isWoken = false;
        await takeTurn(context, prepare, { underWay, begin, signal: stopping.signal });
        if (underWay.size > 0) await wakeUp.promise;
      } while (isWoken);
    } finally {
      clearInterval(renewal);
      currentRun = null;
    }
  }

  function round(): Promise<void> {
    if (currentRun) notify();
    else currentRun = run();
    return currentRun;
  }

  const unsubscribe = context.outbox.onRaise(() => void round(), { looksByItself: everyMs !== null });
  const timers = everyMs === null ? [] : startTimers(context, round, everyMs);
  return {
    round,
    async stop() {
      unsubscribe();
      timers.forEach(clearInterval);
      stopping.abort();
      if (currentRun) await Promise.race([currentRun, pause(drainMs, undefined, { ref: false })]);
    },
  };
}

function startTimers(context: AppContext, round: () => Promise<void>, everyMs: number): NodeJS.Timeout[] {
  const writeWhatIsDue = () => {
    for (const write of dueWriters)
      write(context).catch((err: unknown) => context.log.error({ err }, 'messages could not be written'));
  };
  return [setInterval(() => void round(), everyMs).unref(), setInterval(writeWhatIsDue, minuteMs).unref()];
}

interface Places {
  underWay: ReadonlySet<number>;
  begin: (message: Message) => void;
  signal: AbortSignal;
}

/** A failure waits for the next round and does not block the rest. */
async function takeTurn(
  context: AppContext,
  prepare: NonNullable<DispatcherSettings['prepare']>,
  places: Places,
): Promise<void> {
  await prepare(context).catch((err: unknown) =>
    context.log.error({ err }, 'messages could not be prepared'),
  );
  await takeDue(context, places).catch((err: unknown) =>
    context.log.error({ err }, 'messages could not be sent'),
  );
}

/** Leases due messages while there is a free place. A hanging message blocks only its own place. */
async function takeDue({ store, clock }: AppContext, { underWay, begin, signal }: Places): Promise<void> {
  const nowMs = () => clock.now().epochMilliseconds;
  while (!signal.aborted && underWay.size < mostUnderWay && (await hasDue(store.db, nowMs()))) {
    const leased = await claimDue(store.db, store.engine, nowMs(), mostUnderWay - underWay.size);
    if (leased.length === 0) return;
    leased.forEach(begin);
  }
}

/** Renews the lease of messages in flight. */
function renewLeases({ store, clock, log }: AppContext, underWay: ReadonlySet<number>): NodeJS.Timeout {
  return setInterval(() => {
    extendClaims(store.db, [...underWay], clock.now().epochMilliseconds).catch((err: unknown) =>
      log.error({ err }, 'messages on their way could not be kept'),
    );
  }, leaseMs / 3).unref();
}
