import type { Slot } from '@cablepark/domain/slots/slot';
import { readSlotsById } from '../../../booking/api/readSlotsById.ts';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { ApiError } from '../../../lib/http/errors.ts';

/** The server checks and writes changes row by row, so the batches are smaller than those of new slots. */
export const slotsPerChange = 500;

export interface Changed {
  done: number;
  /** Slots booked between the read and the change. */
  kept: Slot[];
}

/**
 * Changes free slots. If one was booked or deleted meanwhile, the server refuses the batch. Then reads it again and retries once with the slots
 * that are still free.
 * @throws ApiError, NetworkError of the change or of the read.
 */
export async function changeFree(
  slots: readonly Slot[],
  change: (slots: readonly Slot[]) => Promise<Outcome>,
  reread: (ids: readonly number[]) => Promise<Slot[]> = readSlotsById,
): Promise<Changed> {
  const outcome = await change(slots);
  if (outcome.kind === 'done') return { done: slots.length, kept: [] };
  const error = 'error' in outcome ? outcome.error : null;
  if (!(error instanceof ApiError) || !meanwhile.has(error.code)) throw error;
  const now = await reread(slots.map(({ id }) => id));
  const free = now.filter(({ rider }) => rider === null);
  // Nothing has changed since the read: the refusal is real.
  if (free.length === slots.length) throw error;
  if (free.length > 0) await orThrow(change(free));
  return { done: free.length, kept: now.filter(({ rider }) => rider !== null) };
}

/** The wire's codes for a booked slot, and for a deleted one. */
const meanwhile: ReadonlySet<string> = new Set(['SLOT_BOOKED', 'FORBIDDEN']);

async function orThrow(change: Promise<Outcome>): Promise<void> {
  const outcome = await change;
  if ('error' in outcome) throw outcome.error;
}
