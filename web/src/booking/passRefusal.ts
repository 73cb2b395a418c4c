import { passRefusals } from '@cablepark/domain/passes/pass-refusals';
import { errorText } from '../i18n/errorText.ts';
import type { Texts } from '../i18n/pl.ts';
import { ApiError } from '../lib/http/errors.ts';
import type { Outcome } from './changeSlots.ts';

/** The passes that failed to pay, and the last reason. */
export interface PassRefusal {
  passes: readonly number[];
  why: string;
}

/** Refusals of a pass where another pass or money can still pay. */
const codes: ReadonlySet<string> = new Set(passRefusals);

/** Adds the refusal of this pass to those `before`; null if the pass was not the reason. */
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
