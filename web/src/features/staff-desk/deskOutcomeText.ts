import type { Outcome } from '../../booking/changeSlots.ts';
import { failedText } from '../../i18n/errorText.ts';
import type { Texts } from '../../i18n/pl.ts';
import { ApiError, NetworkError } from '../../lib/http/errors.ts';
import type { DeskTexts } from './useDeskTexts.ts';

/** What failed, and the reasons that the action has of its own. */
interface FailureWords {
  failed: string;
  refused?: Readonly<Record<string, string>>;
}

/** Why a desk mutation failed. */
export function deskOutcomeText(
  outcome: Exclude<Outcome, { kind: 'done' }>,
  { failed: what, refused = {} }: FailureWords,
  texts: Texts,
  t: DeskTexts,
): string {
  if (outcome.kind === 'unknown') return t.unknownOutcome;
  if (outcome.kind === 'taken') return deskErrorText(what, takenByOther, texts, t);
  if (outcome.error instanceof NetworkError) return t.notChanged;
  const code = outcome.error instanceof ApiError ? outcome.error.code : '';
  if (Object.hasOwn(refused, code)) return `${what}: ${refused[code]}`;
  return deskErrorText(what, outcome.error, texts, t);
}

/** The same text as a server's own 409. */
const takenByOther = new ApiError(409, 'SLOT_TAKEN', 'This slot is already taken.');

/** Like `failedText`, with the desk's own texts where it has some (SPEC.md §8, "Staff" and "Booking"). */
export function deskErrorText(what: string, error: unknown, texts: Texts, t: DeskTexts): string {
  if (!(error instanceof ApiError)) return failedText(what, error, texts);
  if (error.code === 'FAILED_VALIDATION' && error.extensions.type === 'unbooked') return t.cannotPayUnbooked;
  const own: Partial<Record<string, string>> = t.byCode;
  const reason = Object.hasOwn(own, error.code) ? own[error.code] : undefined;
  return reason === undefined ? failedText(what, error, texts) : `${what}: ${reason}`;
}
