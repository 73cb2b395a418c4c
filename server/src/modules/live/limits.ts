/** Limits of one connection; the operator sets the number of connections (`config.ts`). */
export const limits = {
  subscriptions: 10,
  /** Distinct public lists of all connections together: each is read again with every change. Twelve tracks have 144 months a year. */
  lists: 200,
  /** Distinct lists of one's own, of all connections of an account: a rider has several devices. */
  ownLists: 30,
  /** Of one incoming message. */
  messageBytes: 4096,
  /** Per this many milliseconds; the official client asks for each list twice after a lost connection. */
  messages: 30,
  messagesMs: 10_000,
  /** The most unread bytes before the connection is closed. */
  unreadBytes: 256 * 1024,
} as const;

/** Milliseconds. */
export const rhythm = {
  /** From the end of one look at the database to the next. */
  look: 250,
  /** The official client in Node misses a message that comes in the same instant as the one before. */
  betweenFrames: 40,
  ping: 30_000,
  /** How long a connection with an expired token may wait for a new one. */
  newToken: 10_000,
  /** The time-out of the client's answer to a close. */
  goodbye: 2_000,
} as const;

/** The pause after a look of that length: subscriptions take at most half of the thread. */
export function pauseAfter(tookMs: number): number {
  return Math.max(rhythm.look, tookMs);
}

/** Codes of RFC 6455. */
export const closing = { goingAway: 1001, policy: 1008, tryLater: 1013 } as const;
