import { once } from '../../booking/once.ts';
import { isUncertain, NetworkError } from '../../lib/http/errors.ts';
import type { DeskChange } from './deskData.ts';
import type { SlotTruth } from './truth.ts';

/** Something that staff want of one slot, or of two where a booking moves. */
export interface Wish {
  slots: readonly number[];
  /** What is shown until the server has answered. */
  hoped: readonly DeskChange[];
  /** What was shown so far, for the worst case that nobody can say what is true. */
  before: readonly DeskChange[];
  /** Asks the server. @returns what is true afterwards. */
  ask: () => Promise<readonly DeskChange[]>;
  /** Whether the slots, in the order of `slots`, are as wished: tells after a broken connection which way it went. */
  isTrue: (...truths: readonly SlotTruth[]) => boolean;
}

export interface Settling {
  show: (changes: readonly DeskChange[]) => void;
  readTruth: (slot: number) => Promise<SlotTruth>;
  /** The same, until somebody answers; `onWait` hears of every time that nobody did. */
  readTruthAtLast: (slot: number, onWait: () => void) => Promise<SlotTruth>;
  /** The connection broke or the server stumbles: it may or may not have happened. */
  onUnsure: () => void;
}

export type Settled =
  | { kind: 'done' }
  | { kind: 'refused'; error: unknown }
  /** It may or may not have happened, and nobody will say. */
  | { kind: 'unknown' };

/** Shows the wish, asks, and in the end shows what is true, whichever way it went. */
export async function settleWish(wish: Wish, settling: Settling): Promise<Settled> {
  settling.show(wish.hoped);
  try {
    settling.show(await wish.ask());
    return { kind: 'done' };
  } catch (error) {
    const lost = isUncertain(error);
    const unsure = once(settling.onUnsure);
    if (error instanceof NetworkError) unsure();
    const read = (slot: number) => (lost ? settling.readTruthAtLast(slot, unsure) : settling.readTruth(slot));
    const truths = await Promise.all(wish.slots.map(read)).catch(() => null);
    settling.show(truths ?? wish.before);
    if (!lost) return { kind: 'refused', error };
    if (!truths) return { kind: 'unknown' };
    return wish.isTrue(...truths) ? { kind: 'done' } : { kind: 'refused', error };
  }
}
