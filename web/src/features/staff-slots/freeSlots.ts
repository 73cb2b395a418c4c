import type { Slot } from '@cablepark/domain/slots/slot';
import { readSlotsById } from '../../booking/api/readSlotsById.ts';
import { ApiError } from '../../lib/http/errors.ts';

/** A change is checked and written row by row, so its portions are smaller than those of new slots. */
export const slotsPerChange = 500;

/** Slots that were booked between the look and the deed. */
export interface Settled {
  done: number;
  kept: Slot[];
}

/**
 * Does something to slots that nobody holds. Where one was booked or deleted meanwhile, the server refuses all of them: then they are
 * read anew, and it is tried once more with those that are still free.
 * @throws ApiError, NetworkError of the deed or of the reading.
 */
export async function settleFree(
  slots: readonly Slot[],
  act: (ids: readonly number[]) => Promise<void>,
  reread: (ids: readonly number[]) => Promise<Slot[]> = readSlotsById,
): Promise<Settled> {
  const ids = slots.map(({ id }) => id);
  try {
    await act(ids);
    return { done: ids.length, kept: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || !meanwhile.has(error.code)) throw error;
    const now = await reread(ids);
    const free = now.filter(({ rider }) => rider === null).map(({ id }) => id);
    // Nothing has changed after all: the refusal means what it says.
    if (free.length === ids.length) throw error;
    if (free.length > 0) await act(free);
    return { done: free.length, kept: now.filter(({ rider }) => rider !== null) };
  }
}

/** What the wire says of a slot that is booked, and of one that is gone. */
const meanwhile: ReadonlySet<string> = new Set(['SLOT_BOOKED', 'FORBIDDEN']);
