import { byStart, type Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { readSlotsById } from '../../../booking/api/readSlotsById.ts';
import type { SlotMutation } from '../../../booking/changeSlots.ts';
import { useSlotMutation } from '../../../booking/useSlotMutation.ts';
import { useStaffTexts } from '../../../staff/texts.ts';
import { cut } from '../portions.ts';
import { useWork } from '../useWork.ts';
import { changeFree, slotsPerChange } from './changeFree.ts';

/** The outcome for the free slots of a range. */
export interface BulkResult {
  done: number;
  total: number;
  /** Booked slots, which stay. */
  kept: readonly Slot[];
  error: unknown;
  /** `false` if the server refused the log entry. */
  isLogged: boolean;
}

const readStates = async (ids: readonly number[]) => (await readSlotsById(ids)).map((slot) => ({ slot }));

/** Deletes or changes the free slots of a range in batches. */
export function useBulkChange() {
  const t = useStaffTexts().desk;
  const work = useWork();
  const { run } = useSlotMutation(readStates);
  const [result, setResult] = useState<BulkResult | null>(null);

  return {
    work,
    result,
    forget: () => setResult(null),
    changeAll: async (
      slots: readonly Slot[],
      mutationOf: (slots: readonly Slot[]) => SlotMutation,
      log: () => Promise<boolean> = () => Promise.resolve(true),
    ): Promise<void> => {
      setResult(null);
      const free = slots.filter(({ rider }) => rider === null);
      const bookings = slots.filter(({ rider }) => rider !== null);
      let count = 0;
      const outcome = await work.run(cut(free, slotsPerChange), async (portion) => {
        const result = await changeFree(portion, (some) => run(mutationOf(some), () => toast.info(t.unsure)));
        count += result.done;
        bookings.push(...result.kept);
        return portion.length;
      });
      const isLogged = count === 0 || (await log());
      setResult({
        done: count,
        total: free.length,
        kept: bookings.toSorted(byStart),
        error: outcome.error,
        isLogged,
      });
    },
  };
}
