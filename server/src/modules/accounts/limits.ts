/**
 * Limits per IP address for expensive or sensitive calls. Riders on the park's own Wi-Fi share one address:
 * a class of beginners can sign up together, but nobody can guess passwords.
 */
export const limits = {
  /** Ten guesses a minute are too few to find a password. A session lasts a week, so nobody logs in that often. */
  logIn: { max: 10, timeWindow: '1 minute' },
  /** Prevents mass sign-ups by robots, and slows down probing for addresses. */
  signUp: { max: 10, timeWindow: '10 minutes' },
  /** Each one sends a mail into somebody's inbox. */
  requestReset: { max: 5, timeWindow: '10 minutes' },
  /** A token of 256 random bits can't be guessed; the limit saves the work of hashing. */
  reset: { max: 10, timeWindow: '1 minute' },
  /** The link of the first start: guessing is as slow as for a password. */
  firstAdmin: { max: 10, timeWindow: '1 minute' },
  /** Each one sends a mail for an Admin. An Admin may invite a whole staff at once. */
  invite: { max: 20, timeWindow: '10 minutes' },
  /** A change may contain a new password, which costs a hash. */
  change: { max: 30, timeWindow: '1 minute' },
  /**
   * A new address or password: probing must not be faster here than at sign-up.
   * It also counts per account, which may call from many addresses.
   */
  changeLogIn: { max: 10, timeWindow: '10 minutes' },
  /** A link of 256 random bits can't be guessed; the limit slows down attempts. */
  proveEmail: { max: 10, timeWindow: '1 minute' },
  /** It costs a password check, which must not help guessing, and reads all data of an account. */
  ownData: { max: 5, timeWindow: '10 minutes' },
} as const;
