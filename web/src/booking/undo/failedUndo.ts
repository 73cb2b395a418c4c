import { failedText } from '../../i18n/errorText.ts';
import type { Texts } from '../../i18n/pl.ts';
import type { Outcome } from '../changeSlots.ts';
import { isTooLate, unreachedText } from '../outcomeText.ts';

/** Why an undo failed, and the next step. */
export function failedUndo(outcome: Exclude<Outcome, { kind: 'done' }>, texts: Texts): string {
  const t = texts.planner.undoing;
  if (outcome.kind === 'taken') return t.taken;
  if (isTooLate(outcome)) return t.tooLate;
  return unreachedText(outcome, texts) ?? failedText(t.failed, outcome.error, texts);
}
