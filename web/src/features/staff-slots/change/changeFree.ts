import type { Slot } from '@cablepark/domain/slots/slot';
import { readSlotsById } from '../../../booking/api/readSlotsById.ts';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { ApiError } from '../../../lib/http/errors.ts';

/** A change is checked and written row by row, so its portions are smaller than those of new slots. */
export const slotsPerChange = 500;

export interface Changed {
  done: number;
  /** Slots that were booked between the look and the change. */
  kept: Slot[];
}

/**
 * Changes slots that nobody holds. Where one was booked or deleted meanwhile, the server refuses all of them: then they are
 * read anew, and it is tried once more with those that are still free.
 * @throws ApiError, NetworkError of the change or of the reading.
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
  // Nothing has changed after all: the refusal means what it says.
  if (free.length === slots.length) throw error;
  if (free.length > 0) await orThrow(change(free));
  return { done: free.length, kept: now.filter(({ rider }) => rider !== null) };
}

/** What the wire says of a slot that is booked, and of one that is gone. */
const meanwhile: ReadonlySet<string> = new Set(['SLOT_BOOKED', 'FORBIDDEN']);

async function orThrow(change: Promise<Outcome>): Promise<void> {
  const outcome = await change;
  if ('error' in outcome) throw outcome.error;
}
