import type { Outcome } from '../../booking/changeSlots.ts';
import { failedText } from '../../i18n/errorText.ts';
import type { Texts } from '../../i18n/pl.ts';
import { ApiError, NetworkError } from '../../lib/http/errors.ts';
import type { DeskTexts } from './useDeskTexts.ts';

/** Why a change of the desk came to nothing. @param what could not be done */
export function deskOutcomeText(
  outcome: Exclude<Outcome, { kind: 'done' }>,
  what: string,
  texts: Texts,
  t: DeskTexts,
): string {
  if (outcome.kind === 'unknown') return t.unknownOutcome;
  if (outcome.kind === 'taken') return deskErrorText(what, takenByOther, texts, t);
  if (outcome.error instanceof NetworkError) return t.notChanged;
  return deskErrorText(what, outcome.error, texts, t);
}

/** As a server words it that answers 409 by itself. */
const takenByOther = new ApiError(409, 'SLOT_TAKEN', 'This slot is already taken.');

/** As `failedText`, with the desk's own words where it has some (SPEC.md §8, "Staff" and "Booking"). */
export function deskErrorText(what: string, error: unknown, texts: Texts, t: DeskTexts): string {
  if (!(error instanceof ApiError)) return failedText(what, error, texts);
  if (error.code === 'FAILED_VALIDATION' && error.extensions.type === 'unbooked') return t.cannotPayUnbooked;
  const own: Partial<Record<string, string>> = t.byCode;
  const reason = Object.hasOwn(own, error.code) ? own[error.code] : undefined;
  return reason === undefined ? failedText(what, error, texts) : `${what}: ${reason}`;
}
