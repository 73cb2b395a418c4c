/** What one connection may do; how many there may be is set by the operator (`config.ts`). */
export const limits = {
  subscriptions: 10,
  /** Different lists of what all may see, all connections together: each is read again with every change. Twelve tracks have 144 months a year. */
  lists: 200,
  /** Different lists of one's own, all connections of an account together: some on each of a rider's devices. */
  ownLists: 30,
  /** Of one message that comes in. */
  messageBytes: 4096,
  /** In so many milliseconds; the official client asks for each list twice after a lost connection. */
  messages: 30,
  messagesMs: 10_000,
  /** What a reader may be behind before it is let go. */
  unreadBytes: 256 * 1024,
} as const;

/** Milliseconds. */
export const rhythm = {
  /** From the end of one look at the database to the next. */
  look: 250,
  /** The official client in Node misses what comes within the same moment as the message before it. */
  betweenFrames: 40,
  ping: 30_000,
  /** How long a connection whose token has expired is waited for. */
  newToken: 10_000,
  /** How long a client may take to answer that the connection ends. */
  goodbye: 2_000,
} as const;

/** From the end of a look that took so long to the next: however much is followed, half of the thread is for everybody else. */
export function pauseAfter(tookMs: number): number {
  return Math.max(rhythm.look, tookMs);
}

/** Codes of RFC 6455. */
export const closing = { goingAway: 1001, policy: 1008, tryLater: 1013 } as const;
