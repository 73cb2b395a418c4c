import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../../context.ts';
import { claimDue, extendClaims, hasDue, leaseMs, type Message, mostUnderWay } from '../../outbox/index.ts';
import { writeDigests } from '../writing/write-digests.ts';
import { writePassNotices } from '../writing/write-pass-notices.ts';
import { writeReminders } from '../writing/write-reminders.ts';
import { writeSeasonMails } from '../writing/write-season-mails.ts';
import { deliver } from './deliver.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
/** How long mails on their way may take to arrive once the server is told to stop. */
const drainMs = 5_000;

export interface Dispatcher {
  /** Sends all that is due now; whoever calls meanwhile gets another round. */
  round(): Promise<void>;
  /** Begins no more mails and lets those on their way arrive. */
  stop(): Promise<void>;
}

export interface DispatcherSettings {
  /** How often to look by itself; null: only when a message has been written. */
  everyMs?: number | null;
  /** Writes what is to be written at the outbox's own turn, before it is looked at. */
  prepare?: (context: AppContext) => Promise<void>;
}

/** Sends what waits in the outbox, in every process: when one has been written here, and each second; looks each minute what nobody wrote. */
export function startDispatcher(
  context: AppContext,
  { everyMs = secondMs, prepare = async () => undefined }: DispatcherSettings = {},
): Dispatcher {
  const stopping = new AbortController();
  const underWay = new Set<number>();
  let running: Promise<void> | null = null;
  /** A place is free again, or somebody asks: another look is worth it. */
  let news = Promise.withResolvers<void>();
  let hasNews = false;

  const tell = () => {
    hasNews = true;
    news.resolve();
  };

  function begin(message: Message): void {
    underWay.add(message.id);
    void deliver(context, message).finally(() => {
      underWay.delete(message.id);
      tell();
    });
  }

  async function run(): Promise<void> {
    const keeper = keep(context, underWay);
    try {
      do {
        news = Promise.withResolvers();
        hasNews = false;
        await takeTurn(context, prepare, { underWay, begin, signal: stopping.signal });
        if (underWay.size > 0) await news.promise;
      } while (hasNews);
    } finally {
      clearInterval(keeper);
      running = null;
    }
  }

  function round(): Promise<void> {
    if (running) tell();
    else running = run();
    return running;
  }

  const deafen = context.outbox.onRaise(() => void round(), { looksByItself: everyMs !== null });
  const timers = everyMs === null ? [] : startTimers(context, round, everyMs);
  return {
    round,
    async stop() {
      deafen();
      timers.forEach(clearInterval);
      stopping.abort();
      if (running) await Promise.race([running, pause(drainMs, undefined, { ref: false })]);
    },
  };
}

function startTimers(context: AppContext, round: () => Promise<void>, everyMs: number): NodeJS.Timeout[] {
  const writeWhatIsDue = () => {
    for (const write of [writeReminders, writeDigests, writeSeasonMails, writePassNotices])
      write(context).catch((err: unknown) => context.log.error({ err }, 'messages could not be written'));
  };
  return [setInterval(() => void round(), everyMs).unref(), setInterval(writeWhatIsDue, minuteMs).unref()];
}

interface Places {
  underWay: ReadonlySet<number>;
  begin: (message: Message) => void;
  signal: AbortSignal;
}

/** One that fails waits for the next turn, and holds up no other. */
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

/** Takes what is due while there is a place for it: one that hangs keeps its own place only. */
async function takeDue({ store, clock }: AppContext, { underWay, begin, signal }: Places): Promise<void> {
  const nowMs = () => clock.now().epochMilliseconds;
  while (!signal.aborted && underWay.size < mostUnderWay && (await hasDue(store.db, nowMs()))) {
    const claimed = await claimDue(store.db, store.engine, nowMs(), mostUnderWay - underWay.size);
    if (claimed.length === 0) return;
    claimed.forEach(begin);
  }
}

/** What takes long stays ours for as long as we live. */
function keep({ store, clock, log }: AppContext, underWay: ReadonlySet<number>): NodeJS.Timeout {
  return setInterval(() => {
    extendClaims(store.db, [...underWay], clock.now().epochMilliseconds).catch((err: unknown) =>
      log.error({ err }, 'messages on their way could not be kept'),
    );
  }, leaseMs / 3).unref();
}
