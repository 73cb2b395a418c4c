/** Limits of one connection; the operator sets the number of connections (`config.ts`). */
export const limits = {
  subscriptions: 10,
  /** Distinct public lists of all connections. Each change reads every list again. Twelve tracks have 144 months a year. */
  lists: 200,
  /** Distinct lists of a rider's own, of all connections of the account: a rider has several devices. */
  ownLists: 30,
  /** The size of one incoming message. */
  messageBytes: 4096,
  /** Per this many milliseconds; the official client asks for each list twice after a lost connection. */
  messages: 30,
  messagesMs: 10_000,
  /** The most unread bytes before the connection is closed. */
  unreadBytes: 256 * 1024,
} as const;

/** Milliseconds. */
export const rhythm = {
  /** The pause between two checks of the database. */
  look: 250,
  /** The official client in Node misses a message that arrives in the same tick as the one before. */
  betweenFrames: 40,
  ping: 30_000,
  /** How long a connection with an expired token may wait for a new one. */
  newToken: 10_000,
  /** How long to wait for the client's close frame. */
  goodbye: 2_000,
} as const;

/** The pause after a check of that duration: subscriptions may use at most half of the thread. */
export function pauseAfter(tookMs: number): number {
  return Math.max(rhythm.look, tookMs);
}

/** Codes of RFC 6455. */
export const closing = { goingAway: 1001, policy: 1008, tryLater: 1013 } as const;
