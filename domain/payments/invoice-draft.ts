import type { Decision } from '../decision.ts';

/** Programs of bookkeepers that take drafts of invoices. */
export const invoiceServices = ['fakturownia', 'infakt'] as const;
export type InvoiceServiceName = (typeof invoiceServices)[number];

/** `to-send`: not there yet. `accepted`: the service has it and makes the draft. `sent`: it is there. `refused`: for a reason that it gave. */
export const draftStates = ['to-send', 'accepted', 'sent', 'refused'] as const;
export type DraftState = (typeof draftStates)[number];

/** Why a draft waits. `unreachable`: no answer that can be trusted. `busy`: too many calls. `key`: the key is refused. */
export const draftWaits = ['unreachable', 'busy', 'key'] as const;
export type DraftWait = (typeof draftWaits)[number];

/** May drafts be handed over? Only where the park has set up a service (else FORBIDDEN). */
export function decideHandingOver({ isSetUp }: { isSetUp: boolean }): Decision {
  return isSetUp ? 'ok' : 'FORBIDDEN';
}

/** An accepted draft that is not found after this time is sent again (minutes). */
const acceptedMinutes = 15;

/** Whether a draft that is not found at the service is made there: not while the service works on it. */
export function isToBeCreated(
  { state, at }: { state: DraftState; at: Temporal.Instant },
  now: Temporal.Instant,
): boolean {
  return state !== 'accepted' || at.until(now).total('minutes') >= acceptedMinutes;
}

/** Our own number of a draft, by the first entry of its bill in the cash book: the service finds it by this. */
export function draftNumber(firstEntry: number): string {
  return `CP-${firstEntry}`;
}
