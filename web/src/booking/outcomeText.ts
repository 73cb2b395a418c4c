import { errorText, failedText } from '../i18n/errorText.ts';
import type { Texts } from '../i18n/pl.ts';
import { ApiError, NetworkError } from '../lib/http/errors.ts';
import type { Outcome } from './changeSlots.ts';
import { limitText } from './limitText.ts';

/** A message to the rider, and its severity. */
export interface RiderMessage {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
}

/** The server's clock counts: a slot that looks open may be past or inside the limit. */
export function isTooLate(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && outcome.error instanceof ApiError && outcome.error.code === 'TOO_LATE';
}

/** Whether the refusal concerns only this slot: another may work. */
export function isOfThisSlot(outcome: Outcome): boolean {
  const isLapsed =
    outcome.kind === 'refused' &&
    outcome.error instanceof ApiError &&
    outcome.error.code === 'HOLD_AGAIN_LATER';
  return isLapsed || isTooLate(outcome);
}

/** The message after a booking. `successText`: the text on success. `zone`: the park's. */
export function bookingText(outcome: Outcome, successText: string, texts: Texts, zone: string): RiderMessage {
  const t = texts.planner;
  if (outcome.kind === 'done') return { kind: 'success', text: successText };
  if (outcome.kind === 'taken')
    return { kind: 'error', text: outcome.reread ? t.slotTakenByOther : t.slotTaken };
  if (isTooLate(outcome)) return { kind: 'error', text: t.tooLateToBook };
  const text =
    unreachedText(outcome, texts) ??
    limitText(outcome.error, texts, zone) ??
    t.bookingFailed(errorText(outcome.error, texts));
  return { kind: 'error', text };
}

/** The reason why a cancellation failed. */
export function failedCancelling(outcome: Outcome, texts: Texts): string {
  const { cancelFailed } = texts.planner;
  if (!('error' in outcome)) return cancelFailed;
  return unreachedText(outcome, texts) ?? failedText(cancelFailed, outcome.error, texts);
}

/** The text for a network failure; null for other outcomes. */
export function unreachedText(
  outcome: { kind: 'refused' | 'unknown'; error: unknown },
  { planner }: Texts,
): string | null {
  if (outcome.kind === 'unknown') return planner.unknownOutcome;
  return outcome.error instanceof NetworkError ? planner.notChanged : null;
}
