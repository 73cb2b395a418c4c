import { ApiError, NetworkError } from '../api/errors.ts';
import type { FrameTexts } from '../i18n/pl/frame.ts';

/**
 * What to tell about a failure: the text of its code in the visitor's language, else the server's or the thrown message,
 * else `fallback` (SPEC.md §8, "Toast errors").
 */
export function errorText(
  error: unknown,
  texts: Pick<FrameTexts, 'errors'>,
  fallback = texts.errors.unexpected,
): string {
  if (error instanceof NetworkError) return texts.errors.network;
  if (error instanceof ApiError) return textOfCode(error.code, texts) ?? (error.message || fallback);
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

function textOfCode(code: string, texts: Pick<FrameTexts, 'errors'>): string | undefined {
  const byCode: Partial<Record<string, string>> = texts.errors.byCode;
  return Object.hasOwn(byCode, code) ? byCode[code] : undefined;
}
