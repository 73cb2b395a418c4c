import { errorText, failedText, reasonOf } from '../i18n/errorText.ts';
import type { Texts } from '../i18n/pl.ts';
import { ApiError, NetworkError, rootOf } from '../lib/http/errors.ts';
import { RefreshError } from '../lib/http/refresh.ts';
import { type AuthFailure, UserNotFound } from './failure.ts';

/** @returns `Login failed: {message}` and similar, in the visitor's language. */
export function authFailureText({ action, cause }: AuthFailure, texts: Texts): string {
  if (action === 'start') return startFailureText(cause, texts);
  if (cause instanceof UserNotFound) return texts.auth.userNotFound;
  if (!isTransport(cause)) return texts.auth.unknownIn[action];
  const reason = reasonOf(cause, texts);
  if (reason === undefined) return failedText(texts.auth.failed[action], cause, texts);
  return texts.auth.failedWith[action](reason);
}

/** Why the session could not be checked (SPEC.md §4). */
export function startFailureText(cause: unknown, texts: Pick<Texts, 'errors'>): string {
  if (rootOf(cause) instanceof NetworkError) return texts.errors.startNetwork;
  if (!isTransport(cause)) return texts.errors.startUnexpected;
  return texts.errors.startServer(errorText(cause, texts));
}

function isTransport(cause: unknown): boolean {
  return cause instanceof ApiError || cause instanceof NetworkError || cause instanceof RefreshError;
}
