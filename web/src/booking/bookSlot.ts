import type { Slot } from '@cablepark/domain/slots/slot';
import { ApiError, isPassing, isUncertain, NetworkError } from '../lib/http/errors.ts';
import { bookSlot, cancelSlot } from './api/patchSlot.ts';
import { readSlot } from './api/readSlot.ts';
import { once } from './once.ts';

/** How a wish ended, with the slot as the server has it where it told. */
export type Outcome =
  | { kind: 'done'; slot: Slot }
  /** 409, or another holder when the slot was read again (SPEC.md §4). */
  | { kind: 'taken'; slot: Slot | null; reread: boolean }
  /** Nothing has changed: `error` says why. */
  | { kind: 'refused'; error: unknown; slot: Slot | null }
  /** The write may or may not have happened, and nobody will say: neither may be claimed. */
  | { kind: 'unknown'; error: unknown; slot: null };

/** The server's clock counts: a slot that was open on the screen may be over, or inside the limit, by now. */
export function isTooLate(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && outcome.error instanceof ApiError && outcome.error.code === 'TOO_LATE';
}

/** The calls of the wire, and how to wait. */
export interface ChangeParts {
  book: (id: number, rider: string) => Promise<Slot>;
  cancel: (id: number) => Promise<Slot>;
  read: (id: number) => Promise<Slot>;
  /** Resolves after that many milliseconds, or sooner where there is reason to try again. */
  pause: (ms: number) => Promise<void>;
}

/** Told, once, when the connection broke or the server stumbles and the outcome is being looked up. */
export type OnUnsure = () => void;

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

export function makeChanges(parts: ChangeParts) {
  return {
    /**
     * Books and reads the slot again, as SPEC.md §4 wants it. A connection that breaks in the middle leaves it open which way
     * it went: then the slot is read until somebody answers, and that answer counts.
     */
    book: (id: number, rider: string, onUnsure: OnUnsure): Promise<Outcome> =>
      settle(parts, { id, rider, books: true, write: () => parts.book(id, rider) }, onUnsure),

    /** Gives a slot back. It is given back also where the next rider has it already. */
    cancel: (id: number, rider: string, onUnsure: OnUnsure): Promise<Outcome> =>
      settle(parts, { id, rider, books: false, write: () => parts.cancel(id) }, onUnsure),
  };
}

interface Wish {
  id: number;
  rider: string;
  /** Whether the rider wants the slot, or wants to be rid of it. */
  books: boolean;
  write: () => Promise<Slot>;
}

async function settle(parts: ChangeParts, wish: Wish, onUnsure: OnUnsure): Promise<Outcome> {
  let doubt: unknown = null;
  const unsure = once(onUnsure);
  try {
    await wish.write();
  } catch (error) {
    if (!isUncertain(error)) {
      const slot = await parts.read(wish.id).catch(() => null);
      const taken = error instanceof ApiError && error.status === 409 && error.code !== 'SLOT_PAID';
      return taken ? { kind: 'taken', slot, reread: false } : { kind: 'refused', error, slot };
    }
    doubt = error;
    if (error instanceof NetworkError) unsure();
  }
  try {
    // A write that was answered well needs no word while its reading is waited for.
    const slot = await readUntilAnswered(parts, wish.id, doubt === null ? () => {} : unsure);
    if ((slot.rider === wish.rider) === wish.books) return { kind: 'done', slot };
    const another = doubt === null || slot.rider !== null;
    if (wish.books && another) return { kind: 'taken', slot, reread: true };
    return { kind: 'refused', error: doubt, slot };
  } catch (error) {
    return { kind: 'unknown', error, slot: null };
  }
}

async function readUntilAnswered(
  parts: ChangeParts,
  id: number,
  onWait: () => void,
  waitMs = firstWaitMs,
): Promise<Slot> {
  try {
    return await parts.read(id);
  } catch (error) {
    if (!isPassing(error)) throw error;
    onWait();
    await parts.pause(waitMs);
    return await readUntilAnswered(parts, id, onWait, Math.min(waitMs * 2, longestWaitMs));
  }
}

/** A network that comes back is a reason not to wait any longer. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}

export const { book: tryBooking, cancel: tryCancelling } = makeChanges({
  book: bookSlot,
  cancel: cancelSlot,
  read: readSlot,
  pause,
});
