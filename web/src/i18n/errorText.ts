import { ApiError, NetworkError } from '../lib/http/errors.ts';
import { RefreshError } from '../lib/http/refresh.ts';
import { UsersError } from '../lib/http/UsersError.ts';
import type { Texts } from './pl.ts';

type ErrorTexts = Pick<Texts, 'errors'>;

/**
 * The text of a failure: that of its code in the visitor's language, else the server's or the thrown message,
 * else `fallback` (SPEC.md §8, "Toast errors").
 */
export function errorText(error: unknown, texts: ErrorTexts, fallback = texts.errors.unexpected): string {
  return reasonOf(error, texts) ?? fallback;
}

/**
 * `Failed to …: {message}` (SPEC.md §8, "Other service failures"); without a message, the fallback and the next step.
 * @param what the failed action, as a sentence or the beginning of one
 */
export function failedText(what: string, error: unknown, texts: ErrorTexts): string {
  const failed = what.replace(/\.$/, '');
  const reason = reasonOf(error, texts);
  return reason === undefined ? `${failed}. ${texts.errors.unexpected}` : `${failed}: ${reason}`;
}

/** The reason of a failure in terms that a visitor can use; undefined if there is none. */
export function reasonOf(error: unknown, texts: ErrorTexts): string | undefined {
  if (error instanceof NetworkError) return texts.errors.network;
  if (error instanceof ApiError) return textOfCode(error.code, texts) ?? (error.message || undefined);
  if (error instanceof RefreshError) {
    if (error.cause instanceof NetworkError) return texts.errors.network;
    return texts.errors.refreshFailed(errorText(error.cause, texts));
  }
  if (error instanceof UsersError) return texts.errors.usersFailed(errorText(error.cause, texts));
  if (!(error instanceof Error) || isFault(error)) return undefined;
  return error.message || undefined;
}

function textOfCode(code: string, texts: ErrorTexts): string | undefined {
  const byCode: Partial<Record<string, string>> = texts.errors.byCode;
  return Object.hasOwn(byCode, code) ? byCode[code] : undefined;
}

/** The engine's messages ("Cannot read properties of undefined") do not help a visitor. */
function isFault(error: Error): boolean {
  return [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);
}
