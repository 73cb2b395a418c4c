import type { Session } from './session.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** Calls `listener` whenever a retry may work. @returns the unsubscribe function */
export type RetryTriggers = (listener: () => void) => () => void;

/**
 * Retries an unreachable server until it answers: with a back-off, and at once on a trigger.
 * @returns the clean-up function
 */
export function reconnect(
  { follow, start }: Pick<Session, 'follow' | 'start'>,
  triggers: RetryTriggers,
): () => void {
  let isUnreached = false;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const rest = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const again = () => {
    rest();
    void start();
  };
  const unfollow = follow((state) => {
    ({ unreached: isUnreached } = state);
    if (!isUnreached) {
      rest();
      pauseMs = firstPauseMs;
    } else if (timer === null) {
      timer = setTimeout(again, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  });
  const stopListening = triggers(() => {
    if (isUnreached) again();
  });
  return () => {
    rest();
    unfollow();
    stopListening();
  };
}

/** The network is back, or the page is visible again. */
const browserRetryTriggers: RetryTriggers = (listener) => {
  const events = ['online', 'focus'] as const;
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  for (const event of events) window.addEventListener(event, listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
};

/** `reconnect` with the browser's triggers. */
export const reconnectHere = (session: Pick<Session, 'follow' | 'start'>): (() => void) =>
  reconnect(session, browserRetryTriggers);
