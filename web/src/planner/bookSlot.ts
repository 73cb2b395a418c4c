import type { Slot } from '@cablepark/domain/slots';
import { ApiError, NetworkError } from '../api/errors.ts';
import { bookSlot, cancelSlot } from '../api/patchSlot.ts';
import { readSlot } from '../api/readSlot.ts';

/** How a wish ended, with the slot as the server has it where it told. */
export type Outcome =
  | { kind: 'done'; slot: Slot }
  /** 409, or another holder when the slot was read again (SPEC.md §4). */
  | { kind: 'taken'; slot: Slot | null; reread: boolean }
  | { kind: 'refused'; error: unknown; slot: Slot | null };

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/**
 * Books and reads the slot again, as SPEC.md §4 wants it. A connection that breaks in the middle leaves it open which way
 * it went: then the slot is read until somebody answers, and that answer counts. `onUnsure` is told meanwhile.
 */
export async function tryBooking(id: number, rider: string, onUnsure: () => void): Promise<Outcome> {
  return await settle(id, () => bookSlot(id, rider), rider, onUnsure);
}

/** The same for giving a slot back. */
export async function tryCancelling(id: number, onUnsure: () => void): Promise<Outcome> {
  return await settle(id, () => cancelSlot(id), null, onUnsure);
}

async function settle(
  id: number,
  write: () => Promise<Slot>,
  wanted: string | null,
  onUnsure: () => void,
): Promise<Outcome> {
  try {
    await write();
  } catch (error) {
    if (error instanceof NetworkError) return await findOut(id, wanted, error, onUnsure);
    const slot = await readSlot(id).catch(() => null);
    const taken = error instanceof ApiError && error.status === 409 && error.code !== 'SLOT_PAID';
    return taken ? { kind: 'taken', slot, reread: false } : { kind: 'refused', error, slot };
  }
  return await findOut(id, wanted, null, onUnsure);
}

async function findOut(
  id: number,
  wanted: string | null,
  error: NetworkError | null,
  onUnsure: () => void,
): Promise<Outcome> {
  if (error) onUnsure();
  const slot = await readUntilAnswered(id);
  if (slot.bookedBy === wanted) return { kind: 'done', slot };
  return error ? { kind: 'refused', error, slot } : { kind: 'taken', slot, reread: true };
}

async function readUntilAnswered(id: number, waitMs = firstWaitMs): Promise<Slot> {
  try {
    return await readSlot(id);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return await readUntilAnswered(id, Math.min(waitMs * 2, longestWaitMs));
  }
}
