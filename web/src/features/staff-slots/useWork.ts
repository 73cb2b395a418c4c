import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { type PortionsOutcome, workOff } from './portions.ts';

/** A piece of work on slots with several requests. */
export interface Work {
  /** `null` while idle. */
  progress: { done: number; total: number } | null;
  run: <Item>(
    portions: readonly (readonly Item[])[],
    work: (portion: readonly Item[]) => Promise<number>,
  ) => Promise<PortionsOutcome>;
  /** Stops after the current batch, whose outcome is then known. */
  stop: () => void;
}

/** Leaving the page stops the work, and closing the tab warns first. Afterwards it invalidates every list of slots. */
export function useWork(): Work {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Work['progress']>(null);
  const stopping = useRef<AbortController | null>(null);
  const working = progress !== null;

  useEffect(() => () => stopping.current?.abort(), []);
  useEffect(() => {
    if (!working) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [working]);

  return {
    progress,
    stop: () => stopping.current?.abort(),
    async run(portions, work) {
      const controller = new AbortController();
      stopping.current = controller;
      const total = portions.reduce((sum, portion) => sum + portion.length, 0);
      setProgress({ done: 0, total });
      const outcome = await workOff(portions, work, {
        signal: controller.signal,
        onProgress: (count) => setProgress({ done: count, total }),
      });
      await queries.invalidateQueries({ queryKey: slotKeys.all });
      setProgress(null);
      return outcome;
    },
  };
}
