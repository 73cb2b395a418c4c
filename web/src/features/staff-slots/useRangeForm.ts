import type { Slot } from '@cablepark/domain/slots/slot';
import { useMemo, useState } from 'react';
import { usePark } from '../../park/ParkProvider.tsx';
import { readSpan, type SlotSpan } from './api/slotsIn.ts';
import type { ChangeFault } from './change/slotChange.ts';
import { useBulkChange } from './change/useBulkChange.ts';
import type { KeptState } from './keptState.ts';
import { type RangeForm, type RangeUnread, spanToShow } from './rangeForm.ts';
import { useSlotsIn } from './useStanding.ts';

/** `unread`: the server's slots failed to load. */
type RangeFault = ChangeFault | RangeUnread | 'noFree' | 'unread';

/** The form of a range of slots, its slots, and the outcome. */
export function useRangeForm<Typed extends RangeForm>([values, setValues]: KeptState<Typed>) {
  const { zone } = usePark();
  const [fault, setFault] = useState<RangeFault | null>(null);
  const { forget, ...bulk } = useBulkChange();
  const span = useMemo(() => spanToShow(values, zone), [values, zone]);
  const slots = useSlotsIn(span);

  return {
    ...bulk,
    typed: values,
    fault,
    setFault,
    span,
    slots,
    change: (part: Partial<Typed>) => {
      setValues((before) => ({ ...before, ...part }));
      setFault(null);
      forget();
    },
    /** The current slots; `null` if none can be changed, with an error in the form. */
    readStanding: async (range: SlotSpan): Promise<readonly Slot[] | null> => {
      const slots = await readSpan(range).catch(() => null);
      if (slots !== null && countFree(slots) > 0) return slots;
      setFault(slots === null ? 'unread' : 'noFree');
      return null;
    },
  };
}

export function countFree(slots: readonly Slot[]): number {
  return slots.filter(({ rider }) => rider === null).length;
}
