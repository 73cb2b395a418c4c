import type { ErrorCode } from '@cablepark/domain/errors';
import { ApiError, isUncertain, NetworkError } from '../lib/http/errors.ts';
import { settleCall } from '../lib/http/requestOnce.ts';
import { untilAnswered } from '../lib/http/untilAnswered.ts';
import { once } from './once.ts';
import type { ServerState, SlotUpdate } from './slotUpdates.ts';

/** A change that somebody wants of one slot, or of several at once. Those of the wire stand in `api/`, one file each. */
export interface SlotMutation {
  /** The ids of the slots, which are pending meanwhile. */
  slots: readonly number[];
  /** What is shown until the server has answered. */
  optimistic: readonly SlotUpdate[];
  /** What was shown so far, for when nobody can say what the server has. */
  before: readonly SlotUpdate[];
  /** Asks the server, once. @returns what is true afterwards, or null where only reading the slots again tells. */
  send: () => Promise<readonly SlotUpdate[] | null>;
  /** Whether the server has the slots as they were wanted: tells after a lost answer which way it went. */
  isDone: (states: readonly ServerState[]) => boolean;
  /** Whether lists are read again though it was done: they may not have held one of its slots. */
  movesIn?: true;
  /** Whether it books: then an answer 409 says that the slot is taken, whatever its code is on another backend. */
  books?: true;
}

/** How a change ended. */
export type Outcome =
  | { kind: 'done' }
  /** 409, or another holder when the slot was read again (SPEC.md §4). */
  | { kind: 'taken'; reread: boolean }
  /** Nothing has changed: `error` says why. */
  | { kind: 'refused'; error: unknown }
  /** It may or may not have happened, and nobody will say: neither may be claimed. */
  | { kind: 'unknown'; error: unknown };

export interface MutationContext {
  show: (updates: readonly SlotUpdate[]) => Promise<void>;
  /** What the server has of these slots; those that are deleted are left out. */
  read: (ids: readonly number[]) => Promise<readonly ServerState[]>;
  pause: (ms: number) => Promise<void>;
  /** Whether the browser knows that it has no network: then nothing is sent. */
  isOffline: () => boolean;
  /** Told, once, when the connection broke or the server stumbles and the outcome is being looked up. */
  onUnsure: () => void;
}

/** Shows the optimistic value, asks the server, and in the end shows what the server has, whichever way it went. */
export async function changeSlots(mutation: SlotMutation, context: MutationContext): Promise<Outcome> {
  await context.show(mutation.optimistic);
  const { outcome, states } = await reconcile(mutation, context);
  await context.show(states ?? mutation.before);
  return outcome;
}

interface Reconciled {
  outcome: Outcome;
  /** Null where they could not be read. */
  states: readonly SlotUpdate[] | null;
}

/** A change is sent once: whether it may be sent again nobody knows who lost the answer. Then the server state counts. */
async function reconcile(mutation: SlotMutation, context: MutationContext): Promise<Reconciled> {
  if (context.isOffline()) {
    return { outcome: { kind: 'refused', error: new NetworkError() }, states: mutation.before };
  }
  try {
    const states = await mutation.send();
    if (states) return { outcome: { kind: 'done' }, states };
  } catch (error) {
    return isUncertain(error)
      ? await lookUp(mutation, context, error)
      : await refuse(mutation, context, error);
  }
  return await lookUp(mutation, context, null);
}

/** What a pass cannot do, where another pass or money still can. */
export const passRefusals = ['PASS_EMPTY', 'PASS_EXPIRED', 'PASS_NOT_VALID_HERE', 'PASS_DAY_USED'] as const;

/** Answers 409 to a booking that are about the rider, not about another one. */
const ownRefusals: ReadonlySet<string> = new Set<ErrorCode>([
  'SLOT_PAID',
  'HOLD_LIMIT',
  'KEY_USED',
  ...passRefusals,
]);

/** What stands in the way is shown, where it can be read at once. */
async function refuse(
  mutation: SlotMutation,
  { read }: MutationContext,
  error: unknown,
): Promise<Reconciled> {
  const states = await read(mutation.slots).catch(() => null);
  const taken =
    mutation.books && error instanceof ApiError && error.status === 409 && !ownRefusals.has(error.code);
  return { outcome: taken ? { kind: 'taken', reread: false } : { kind: 'refused', error }, states };
}

/** @param lost what was answered in place of an answer; null where the answer was good but does not tell. */
async function lookUp(
  mutation: SlotMutation,
  { read, pause, onUnsure }: MutationContext,
  lost: unknown,
): Promise<Reconciled> {
  const unsure = once(onUnsure);
  if (lost instanceof NetworkError) unsure();
  // A change that was answered well needs no word while its slots are read.
  const onWait = lost === null ? () => {} : unsure;
  try {
    const states = await untilAnswered(() => read(mutation.slots), { pause, onWait });
    return { outcome: outcomeOf(mutation, states, lost), states };
  } catch (error) {
    return { outcome: { kind: 'unknown', error }, states: null };
  }
}

function outcomeOf(mutation: SlotMutation, states: readonly ServerState[], lost: unknown): Outcome {
  if (mutation.isDone(states)) {
    settleCall(lost);
    return { kind: 'done' };
  }
  const isHeld = states.some(({ slot }) => slot.rider !== null);
  if (mutation.books && (lost === null || isHeld)) return { kind: 'taken', reread: true };
  return { kind: 'refused', error: lost };
}
