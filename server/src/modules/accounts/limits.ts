/**
 * How often one address may call what costs or tells something. Riders on the park's own Wi-Fi share one address, so a
 * class of beginners signing up together still gets through; a guesser of passwords does not.
 */
export const limits = {
  /** Ten guesses a minute lead nowhere, and a session lasts a week, so nobody logs in that often. */
  logIn: { max: 10, timeWindow: '1 minute' },
  /** A robot that fills the park with accounts is stopped; also how fast addresses can be tried out. */
  signUp: { max: 10, timeWindow: '10 minutes' },
  /** Each one sends a mail into somebody's inbox. */
  requestReset: { max: 5, timeWindow: '10 minutes' },
  /** A token of 256 random bits can't be guessed; the limit saves the work of hashing. */
  reset: { max: 10, timeWindow: '1 minute' },
  /** The link of the first start: whoever guesses at it does so as slowly as at a password. */
  firstAdmin: { max: 10, timeWindow: '1 minute' },
  /** Each one sends a mail into an inbox, by the hand of an Admin. A whole staff is invited in one go. */
  invite: { max: 20, timeWindow: '10 minutes' },
  /** A change may hold a new password, which costs a hash. */
  change: { max: 30, timeWindow: '1 minute' },
  /**
   * A new address or password. Neither old passwords nor addresses are tried out here faster than at the sign-up; counted for
   * the account, too, which may call from many addresses.
   */
  changeLogIn: { max: 10, timeWindow: '10 minutes' },
  /** A link of 256 random bits can't be guessed; whoever tries all the same is slowed down. */
  proveEmail: { max: 10, timeWindow: '1 minute' },
  /** Costs the check of a password, which is not to be guessed here either, and the reading of all that is held on somebody. */
  ownData: { max: 5, timeWindow: '10 minutes' },
} as const;
