import { ApiError, NetworkError } from '../api/errors.ts';
import { RefreshError } from '../api/refresh.ts';
import type { Texts } from '../i18n/pl.ts';
import { errorText } from '../ui/errorText.ts';

export type AuthAction = 'start' | 'login' | 'signup' | 'deleteAccount' | 'fetchUser' | 'passwordReset';

/** What of the session failed, and why; `authFailureText` puts it into the words of SPEC.md §4 and §8. */
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

/** @returns `Login failed: {message}` and its like, in the visitor's language. */
export function authFailureText({ action, cause }: AuthFailure, texts: Texts): string {
  if (action === 'start') return startFailureText(cause, texts);
  if (cause instanceof UserNotFound) return texts.auth.userNotFound;
  if (!isTransport(cause)) return texts.auth.unknownIn[action];
  return texts.auth.failedWith[action](transportText(cause, texts, texts.auth.failed[action]));
}

function startFailureText(cause: unknown, texts: Texts): string {
  if (rootOf(cause) instanceof NetworkError) return texts.errors.startNetwork;
  if (!isTransport(cause)) return texts.errors.startUnexpected;
  return texts.errors.startServer(transportText(cause, texts, texts.errors.unexpected));
}

function transportText(cause: unknown, texts: Texts, fallback: string): string {
  if (!(cause instanceof RefreshError)) return errorText(cause, texts, fallback);
  return texts.auth.failedWith.refresh(errorText(cause.cause, texts, fallback));
}

function isTransport(cause: unknown): boolean {
  return cause instanceof ApiError || cause instanceof NetworkError || cause instanceof RefreshError;
}

function rootOf(cause: unknown): unknown {
  return cause instanceof RefreshError ? cause.cause : cause;
}
