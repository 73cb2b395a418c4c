export type AuthAction = 'start' | 'login' | 'signup' | 'deleteAccount' | 'fetchUser' | 'passwordReset';

/** The failed action of the session, and its cause; failureText.ts has the texts of SPEC.md §4 and §8. */
export class AuthFailure extends Error {
  readonly action: AuthAction;

  constructor(action: AuthAction, cause: unknown) {
    super(`${action}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'AuthFailure';
    this.action = action;
  }
}

/** Deleting an account requires a loaded user (SPEC.md §5). */
export class UserNotFound extends Error {
  constructor() {
    super('User not found');
    this.name = 'UserNotFound';
  }
}
