import { failedText } from '../i18n/errorText.ts';
import type { Texts } from '../i18n/pl.ts';
import { NetworkError } from '../lib/http/errors.ts';
import type { Outcome } from './bookSlot.ts';

/** What to say where the connection, not the park, was in the way; null where it was not. */
export function openText(
  outcome: Pick<Outcome, 'kind'> & { error: unknown },
  { planner }: Texts,
): string | null {
  if (outcome.kind === 'unknown') return planner.unknownOutcome;
  return outcome.error instanceof NetworkError ? planner.notChanged : null;
}

/** Why a cancelling came to nothing. */
export function failedCancelling(outcome: Outcome, texts: Texts): string {
  const { cancelFailed } = texts.planner;
  if (!('error' in outcome)) return cancelFailed;
  return openText(outcome, texts) ?? failedText(cancelFailed, outcome.error, texts);
}
