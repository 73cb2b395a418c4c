export type AuthAction = 'start' | 'login' | 'signup' | 'deleteAccount' | 'fetchUser' | 'passwordReset';

/** What of the session failed, and why; failureText.ts puts it into the words of SPEC.md §4 and §8. */
export class AuthFailure extends Error {
  readonly action: AuthAction;

  constructor(action: AuthAction, cause: unknown) {
    super(`${action}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'AuthFailure';
    this.action = action;
  }
}

/** Deleting an account needs a loaded user (SPEC.md §5). */
export class UserNotFound extends Error {
  constructor() {
    super('User not found');
    this.name = 'UserNotFound';
  }
}
