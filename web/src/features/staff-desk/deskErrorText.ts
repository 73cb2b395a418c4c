import { failedText } from '../../i18n/errorText.ts';
import type { Texts } from '../../i18n/pl.ts';
import { ApiError } from '../../lib/http/errors.ts';
import type { DeskTexts } from './useDeskTexts.ts';

/** As `failedText`, with the desk's own words where it has some (SPEC.md §8, "Staff" and "Booking"). */
export function deskErrorText(what: string, error: unknown, texts: Texts, t: DeskTexts): string {
  if (!(error instanceof ApiError)) return failedText(what, error, texts);
  if (error.code === 'FAILED_VALIDATION' && error.extensions.type === 'unbooked') return t.cannotPayUnbooked;
  const own: Partial<Record<string, string>> = t.byCode;
  const reason = Object.hasOwn(own, error.code) ? own[error.code] : undefined;
  return reason === undefined ? failedText(what, error, texts) : `${what}: ${reason}`;
}
