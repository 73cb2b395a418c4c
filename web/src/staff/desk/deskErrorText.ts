import { ApiError } from '../../api/errors.ts';
import type { Texts } from '../../i18n/pl.ts';
import { errorText } from '../../ui/errorText.ts';
import type { DeskTexts } from './useDeskTexts.ts';

/** As `errorText`, with the desk's own words where it has some (SPEC.md §8, "Staff" and "Booking"). */
export function deskErrorText(error: unknown, texts: Texts, t: DeskTexts, fallback: string): string {
  if (!(error instanceof ApiError)) return errorText(error, texts, fallback);
  if (error.code === 'FAILED_VALIDATION' && error.extensions.type === 'unbooked') return t.cannotPayUnbooked;
  const own: Partial<Record<string, string>> = t.byCode;
  return own[error.code] ?? errorText(error, texts, fallback);
}
