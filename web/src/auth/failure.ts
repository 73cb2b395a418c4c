import { ApiError, NetworkError, rootOf } from '../api/errors.ts';
import { RefreshError } from '../api/refresh.ts';
import type { FrameTexts } from '../i18n/pl/frame.ts';
import type { Texts } from '../i18n/pl.ts';
import { errorText, failedText, reasonOf } from '../ui/errorText.ts';

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
  const reason = reasonOf(cause, texts);
  if (reason === undefined) return failedText(texts.auth.failed[action], cause, texts);
  return texts.auth.failedWith[action](reason);
}

/** Why nobody could tell who is logged in (SPEC.md §4). */
export function startFailureText(cause: unknown, texts: Pick<FrameTexts, 'errors'>): string {
  if (rootOf(cause) instanceof NetworkError) return texts.errors.startNetwork;
  if (!isTransport(cause)) return texts.errors.startUnexpected;
  return texts.errors.startServer(errorText(cause, texts));
}

function isTransport(cause: unknown): boolean {
  return cause instanceof ApiError || cause instanceof NetworkError || cause instanceof RefreshError;
}
