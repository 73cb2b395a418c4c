import type { ErrorCode } from '@cablepark/domain/errors';
import { passRefusals } from '@cablepark/domain/passes/pass-refusals';
import { ApiError, isUncertain, NetworkError } from '../lib/http/errors.ts';
import { isRefusal, settleCall } from '../lib/http/requestOnce.ts';
import { untilAnswered } from '../lib/http/untilAnswered.ts';
import type { ServerState, SlotUpdate } from './slotUpdates.ts';

/** A mutation of one or several slots. Those of the wire are in `api/`, one file each. */
export interface SlotMutation {
  /** The ids of the slots, which are pending until the end. */
  slots: readonly number[];
  /** Visible until the server answers. */
  optimistic: readonly SlotUpdate[];
  /** The previous values, for a rollback when the server state is unknown. */
  before: readonly SlotUpdate[];
  /** Sends the request once. @returns the server state, or null if only a new read can tell. */
  send: () => Promise<readonly SlotUpdate[] | null>;
  /** Whether the server state matches the mutation: decides the outcome after a lost response. */
  isDone: (states: readonly ServerState[]) => boolean;
  /** Whether to refetch lists after success: they may lack one of its slots. */
  movesIn?: true;
  /** Whether its slots cannot show the result. After a lost response it is sent again, with its idempotency key. */
  sendsAgain?: true;
  /** Whether it books: then a 409 means that the slot is taken, whatever the code of another backend. */
  books?: true;
}

/** How a change ended. */
export type Outcome =
  | { kind: 'done' }
  /** 409, or another holder after the second read (SPEC.md §4). `named`: the slots that the server names. */
  | { kind: 'taken'; reread: boolean; named?: readonly number[] }
  /** Nothing changed: `error` says why. */
  | { kind: 'refused'; error: unknown }
  /** The server may or may not have applied it: claim neither. */
  | { kind: 'unknown'; error: unknown };

export interface MutationContext {
  show: (updates: readonly SlotUpdate[]) => Promise<void>;
  /** The server state of these slots, without deleted ones. */
  read: (ids: readonly number[]) => Promise<readonly ServerState[]>;
  pause: (ms: number) => Promise<void>;
  /** Whether the browser is offline: then nothing is sent. */
  isOffline: () => boolean;
  /** Called once when the connection breaks or the server fails, before the outcome is read. */
  onUnsure: () => void;
}

/** Shows the optimistic value, sends the mutation, and then shows the server state, whatever the outcome. */
export async function changeSlots(mutation: SlotMutation, context: MutationContext): Promise<Outcome> {
  await context.show(mutation.optimistic);
  const { outcome, states } = await reconcile(mutation, context);
  await context.show(states ?? mutation.before);
  return outcome;
}

interface Reconciliation {
  outcome: Outcome;
  /** Null if the read failed. */
  states: readonly SlotUpdate[] | null;
}

/** Sends a mutation. After a lost response the server state counts, or the response of a second try where no slot shows it. */
async function reconcile(mutation: SlotMutation, context: MutationContext): Promise<Reconciliation> {
  if (context.isOffline()) {
    return { outcome: { kind: 'refused', error: new NetworkError() }, states: mutation.before };
  }
  try {
    const states = await mutation.send();
    if (states) return { outcome: { kind: 'done' }, states };
  } catch (error) {
    if (!isUncertain(error)) return await refuse(mutation, context, error);
    return mutation.sendsAgain ? await sendAgain(mutation, context) : await lookUp(mutation, context, error);
  }
  return await lookUp(mutation, context, null);
}

/** Sends again until the server answers; the idempotency key keeps it from being done twice. */
async function sendAgain(mutation: SlotMutation, context: MutationContext): Promise<Reconciliation> {
  const { pause, onUnsure } = context;
  onUnsure();
  try {
    const states = await untilAnswered(mutation.send, { pause, onWait: () => {} });
    return states ? { outcome: { kind: 'done' }, states } : await lookUp(mutation, context, null);
  } catch (error) {
    // A session that has ended meanwhile does not say what the first try did.
    return isRefusal(error)
      ? await refuse(mutation, context, error)
      : { outcome: { kind: 'unknown', error }, states: null };
  }
}

/** 409 errors of a booking that concern the rider, not a race for the slot. */
const ownRefusals: ReadonlySet<string> = new Set<ErrorCode>([
  'SLOT_PAID',
  'HOLD_LIMIT',
  'KEY_USED',
  ...passRefusals,
]);

/** Shows the conflicting state, if it can be read at once. */
async function refuse(
  mutation: SlotMutation,
  { read }: MutationContext,
  error: unknown,
): Promise<Reconciliation> {
  const states = await read(mutation.slots).catch(() => null);
  const isTaken =
    mutation.books && error instanceof ApiError && error.status === 409 && !ownRefusals.has(error.code);
  if (!isTaken) return { outcome: { kind: 'refused', error }, states };
  const named = namedSlots(error);
  return { outcome: { kind: 'taken', reread: false, ...(named.length > 0 && { named }) }, states };
}

/** @param transportError the error; null where the response was good but incomplete. */
async function lookUp(
  mutation: SlotMutation,
  { read, pause, onUnsure }: MutationContext,
  transportError: unknown,
): Promise<Reconciliation> {
  const unsure = once(onUnsure);
  if (transportError instanceof NetworkError) unsure();
  // A successful mutation shows no notice while its slots are read.
  const onWait = transportError === null ? () => {} : unsure;
  try {
    const states = await untilAnswered(() => read(mutation.slots), { pause, onWait });
    return { outcome: outcomeOf(mutation, states, transportError), states };
  } catch (error) {
    return { outcome: { kind: 'unknown', error }, states: null };
  }
}

function outcomeOf(mutation: SlotMutation, states: readonly ServerState[], error: unknown): Outcome {
  if (mutation.isDone(states)) {
    settleCall(error);
    return { kind: 'done' };
  }
  const isHeld = states.some(({ slot }) => slot.rider !== null);
  if (mutation.books && (error === null || isHeld)) return { kind: 'taken', reread: true };
  return { kind: 'refused', error };
}

/** The slots that a refusal of several names. */
export function namedSlots(error: unknown): number[] {
  const slots: unknown = error instanceof ApiError ? error.extensions['slots'] : undefined;
  return Array.isArray(slots) ? slots.filter((id) => typeof id === 'number') : [];
}

/** Calls `act` the first time only. */
function once(act: () => void): () => void {
  let isCalled = false;
  return () => {
    if (!isCalled) act();
    isCalled = true;
  };
}
