import type { Decision } from '../decision.ts';

/** Programs of bookkeepers that take drafts of invoices. */
export const invoiceServices = ['fakturownia', 'infakt'] as const;
export type InvoiceServiceName = (typeof invoiceServices)[number];

/**
 * `to-send`: not sent yet. `accepted`: the service has accepted it and is creating the draft. `sent`: it exists there. `refused`: refused for a
 * reason of the service.
 */
export const draftStates = ['to-send', 'accepted', 'sent', 'refused'] as const;
export type DraftState = (typeof draftStates)[number];

/** Why a draft waits. `unreachable`: no answer that can be trusted. `busy`: too many calls. `key`: the key is refused. */
export const draftWaits = ['unreachable', 'busy', 'key'] as const;
export type DraftWait = (typeof draftWaits)[number];

/** May drafts be handed over? Only where the park has set up a service (else FORBIDDEN). */
export function decideHandingOver({ isSetUp }: { isSetUp: boolean }): Decision {
  return isSetUp ? 'ok' : 'FORBIDDEN';
}

/** An accepted draft that cannot be found after this many minutes is sent again. */
const acceptedMinutes = 15;

/** Whether a draft that cannot be found at the service must be created: not while the service is still working on it. */
export function isToBeCreated(
  { state, at }: { state: DraftState; at: Temporal.Instant },
  now: Temporal.Instant,
): boolean {
  return state !== 'accepted' || at.until(now).total('minutes') >= acceptedMinutes;
}

/** Our own number of a draft, from the first cash-book entry of its bill: we find the draft by it. */
export function draftNumber(firstEntry: number): string {
  return `CP-${firstEntry}`;
}
