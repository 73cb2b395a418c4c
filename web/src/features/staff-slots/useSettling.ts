import { byStart, type Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { settleFree, slotsPerChange } from './freeSlots.ts';
import { cut } from './portions.ts';
import { useWork } from './useWork.ts';

/** What became of the free slots of a range. */
export interface SettlingResult {
  done: number;
  total: number;
  /** Those that stayed because somebody holds them. */
  kept: readonly Slot[];
  error: unknown;
  /** `false` where the log entry was refused. */
  isLogged: boolean;
}

/** Deletes or changes the free slots of a range a portion at a time. */
export function useSettling() {
  const work = useWork();
  const [result, setResult] = useState<SettlingResult | null>(null);

  return {
    work,
    result,
    forget: () => setResult(null),
    settle: async (
      slots: readonly Slot[],
      act: (ids: readonly number[]) => Promise<void>,
      log: () => Promise<boolean> = () => Promise.resolve(true),
    ): Promise<void> => {
      setResult(null);
      const free = slots.filter(({ rider }) => rider === null);
      const kept = slots.filter(({ rider }) => rider !== null);
      let done = 0;
      const outcome = await work.run(cut(free, slotsPerChange), async (portion) => {
        const settled = await settleFree(portion, act);
        done += settled.done;
        kept.push(...settled.kept);
        return portion.length;
      });
      const isLogged = done === 0 || (await log());
      setResult({
        done,
        total: free.length,
        kept: kept.toSorted(byStart),
        error: outcome.error,
        isLogged,
      });
    },
  };
}
