import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pause } from '../lib/http/untilAnswered.ts';
import { readSlotStates } from './api/readSlot.ts';
import { slotKeys } from './api/slotKeys.ts';
import { changeSlots, type MutationContext, type Outcome, type SlotMutation } from './changeSlots.ts';
import { type SlotList, type SlotUpdate, withUpdates } from './slotUpdates.ts';
import { usePending } from './usePending.ts';

/** @param onUnsure is told, once, that the answer was lost and is being looked up. */
export type RunMutation = (mutation: SlotMutation, onUnsure: () => void) => Promise<Outcome>;

/**
 * The one way to change a slot: its optimistic value is shown at once in every list that holds it, it takes no presses until the
 * outcome is known, and then every list shows what the server has.
 * @param read what is read of slots again; the same function at every call
 */
export function useSlotMutation(read: MutationContext['read'] = readSlotStates) {
  const queries = useQueryClient();
  const { pending, whilePending } = usePending('slots');

  const run = useCallback<RunMutation>(
    async (mutation, onUnsure) => {
      const show = async (updates: readonly SlotUpdate[]) => {
        // A reading that began before the change must not paint over it.
        await queries.cancelQueries({ queryKey: slotKeys.lists });
        queries.setQueriesData<SlotList>(
          { queryKey: slotKeys.lists },
          (list) => list && withUpdates(list, updates),
        );
      };
      const outcome = await whilePending(mutation.slots, () =>
        changeSlots(mutation, { show, read, pause, onUnsure, isOffline: () => !navigator.onLine }),
      );
      // What was done is shown already. Where it was not, the lists are older than somebody thought.
      const isShown = outcome.kind === 'done' && !mutation.movesIn;
      const refetchType = isShown ? 'none' : 'active';
      void queries.invalidateQueries({ queryKey: slotKeys.all, refetchType });
      return outcome;
    },
    [queries, whilePending, read],
  );
  return { run, pending, whilePending };
}
