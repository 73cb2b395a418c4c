import { toGrosze } from '@cablepark/contract/money';
import { groupBy } from '@cablepark/domain/grouping';
import type { PlannedSlot } from '@cablepark/domain/slots/clashes';
import { useState } from 'react';
import { createSlotEdit } from '../api/createSlotEdit.ts';
import { createSlots, type NewSlotDraft, slotsPerRequest } from '../api/createSlots.ts';
import { logged } from '../logged.ts';
import { cut, type PortionsOutcome } from '../portions.ts';
import { useWork, type Work } from '../useWork.ts';
import type { MakingForm } from './slotForm.ts';

export interface Creating {
  work: Work;
  /** The outcome of the last attempt; `isLogged` is false if the server refused its log entry. */
  result: (PortionsOutcome & { isLogged: boolean }) | null;
  create: (plan: readonly PlannedSlot[], form: MakingForm) => Promise<void>;
  forget: () => void;
}

/** Posts the planned slots in batches, then the log of created ranges (SPEC.md §7). */
export function useCreating(): Creating {
  const work = useWork();
  const [result, setResult] = useState<Creating['result']>(null);

  return {
    work,
    result,
    forget: () => setResult(null),
    async create(plan, form) {
      setResult(null);
      const portions = cut(plan, slotsPerRequest, arePlaces);
      const outcome = await work.run(portions, async (portion) => {
        await createSlots(portion.map((slot) => newSlot(slot, form)));
        return portion.length;
      });
      const isLogged = await logged(madeRanges(plan.slice(0, outcome.done)), createSlotEdit);
      setResult({ ...outcome, isLogged });
    },
  };
}

/** Equal starts on a track are places of one series only in one request. */
function arePlaces(a: PlannedSlot, b: PlannedSlot): boolean {
  return a.track === b.track && a.start.epochMilliseconds === b.start.epochMilliseconds;
}

function newSlot(slot: PlannedSlot, { price, event }: MakingForm): NewSlotDraft {
  return { ...slot, price: toGrosze(Number(price)), event: event === '' ? null : Number(event) };
}

/** One log entry per track, from its first start to its last end. `newSlots` is sorted by track and start. */
function madeRanges(newSlots: readonly PlannedSlot[]) {
  return [...groupBy(newSlots, ({ track }) => track)].flatMap(([track, slots]) => {
    const [first, last] = [slots[0], slots.at(-1)];
    if (!first || !last) return [];
    const end = last.start.add({ minutes: last.minutes });
    return [{ track, start: first.start, end, actionType: 'create' as const }];
  });
}
