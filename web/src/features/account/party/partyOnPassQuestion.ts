import type { Decision } from '@cablepark/domain/decision';
import type { PartlyOfferedPass } from '@cablepark/domain/passes/covered-rides';
import { passRefusals } from '@cablepark/domain/passes/pass-refusals';
import type { Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import type { ownParty } from '../../../i18n/pl/parties/own-party.ts';

type Words = typeof ownParty;

/** `12:00, 12:15`. */
export function timesOf(slots: readonly Slot[], zone: string): string {
  return slots.map(({ start }) => timeText(start, zone)).join(', ');
}

/** The slots that the pass does not pay for, and why; nothing if it pays for all. */
export function notesOn({ left }: PartlyOfferedPass, t: Words, zone: string): string[] {
  const [first] = left;
  if (!first) return [];
  const slots = left.map(({ slot }) => slot);
  return [t.notOnPass(timesOf(slots, zone), whyLeft(first.why, t))];
}

function whyLeft(decision: Decision, t: Words): string {
  const code = passRefusals.find((refusal) => refusal === decision);
  return t.leftBecause[code ?? 'PASS_NOT_VALID_HERE'];
}
