import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import { deliver } from './deliver.ts';
import { claimDue, extendClaims, hasDue, leaseMs, type Message } from './outbox.store.ts';
import { writeDigests } from './write-digests.ts';
import { writePassNotices } from './write-pass-notices.ts';
import { writeReminders } from './write-reminders.ts';
import { writeSeasonMails } from './write-season-mails.ts';

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
}

/** Sends what waits in the outbox, in every process: when one has been written here, and each second; looks each minute what nobody wrote. */
export function startDispatcher(
  context: AppContext,
  { everyMs = secondMs }: DispatcherSettings = {},
): Dispatcher {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      await sendDue(context, stopping.signal).catch((err: unknown) =>
        context.log.error({ err }, 'messages could not be sent'),
      );
    } while (isAskedAgain && !stopping.signal.aborted);
  }

  function round(): Promise<void> {
    isAskedAgain = running !== null;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  const deafen = context.outbox.onRaise(() => void round());
  const remind = () => {
    for (const write of [writeReminders, writeDigests, writeSeasonMails, writePassNotices])
      write(context).catch((err: unknown) => context.log.error({ err }, 'messages could not be written'));
  };
  const timers =
    everyMs === null
      ? []
      : [setInterval(() => void round(), everyMs).unref(), setInterval(remind, minuteMs).unref()];
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

/** Takes and sends until nothing is due. */
async function sendDue(context: AppContext, signal: AbortSignal): Promise<void> {
  const { store, clock } = context;
  const nowMs = () => clock.now().epochMilliseconds;
  while (!signal.aborted && (await hasDue(store.db, nowMs()))) {
    const claimed = await claimDue(store.db, store.engine, nowMs());
    if (claimed.length === 0) return;
    await sendAll(context, claimed);
  }
}

/** All at once: one that hangs keeps its own connection only. What takes long stays ours for as long as we live. */
async function sendAll(context: AppContext, messages: readonly Message[]): Promise<void> {
  const underWay = new Set(messages.map(({ id }) => id));
  const keeper = setInterval(() => {
    extendClaims(context.store.db, [...underWay], context.clock.now().epochMilliseconds).catch(
      (err: unknown) => context.log.error({ err }, 'messages on their way could not be kept'),
    );
  }, leaseMs / 3).unref();
  try {
    await Promise.all(
      messages.map(async (message) => {
        await deliver(context, message);
        underWay.delete(message.id);
      }),
    );
  } finally {
    clearInterval(keeper);
  }
}
