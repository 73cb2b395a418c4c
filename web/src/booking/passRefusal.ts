import { errorText } from '../i18n/errorText.ts';
import type { Texts } from '../i18n/pl.ts';
import { ApiError } from '../lib/http/errors.ts';
import { type Outcome, passRefusals } from './changeSlots.ts';

/** The passes that did not pay after all, and why the last of them did not. */
export interface PassRefusal {
  passes: readonly number[];
  why: string;
}

/** What a pass cannot do, where another pass or money still can. */
const codes: ReadonlySet<string> = new Set(passRefusals);

/** Why this pass did not pay, on top of those `before`; null where it was not the pass that was in the way. */
export function passRefusalOf(
  outcome: Outcome | { kind: 'full' },
  pass: number | null,
  before: PassRefusal | null,
  texts: Texts,
): PassRefusal | null {
  if (pass === null || outcome.kind !== 'refused' || !(outcome.error instanceof ApiError)) return null;
  if (!codes.has(outcome.error.code)) return null;
  return { passes: [...(before?.passes ?? []), pass], why: errorText(outcome.error, texts) };
}
