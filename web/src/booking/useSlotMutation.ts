import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../lib/http/errors.ts';
import { pause } from '../lib/http/untilAnswered.ts';
import { closuresKey } from '../park/api/closures.ts';
import { readSlotStates } from './api/readSlot.ts';
import { slotKeys } from './api/slotKeys.ts';
import { changeSlots, type MutationContext, type Outcome, type SlotMutation } from './changeSlots.ts';
import { type SlotList, type SlotUpdate, withUpdates } from './slotUpdates.ts';
import { usePending } from './usePending.ts';

/** @param onUnsure called once when the response is lost and the outcome is being read. */
export type RunMutation = (mutation: SlotMutation, onUnsure: () => void) => Promise<Outcome>;

/**
 * The one way to change a slot. Every list shows the optimistic value at once, and the slot is disabled until the outcome. Then every list shows
 * the server state.
 * @param read reads the slots again; the same function at every call
 */
export function useSlotMutation(read: MutationContext['read'] = readSlotStates) {
  const queries = useQueryClient();
  const { pending, whilePending } = usePending('slots');

  const runMutation = useCallback<RunMutation>(
    async (mutation, onUnsure) => {
      const show = async (updates: readonly SlotUpdate[]) => {
        // A read from before the mutation must not overwrite the optimistic value.
        await queries.cancelQueries({ queryKey: slotKeys.lists });
        queries.setQueriesData<SlotList>(
          { queryKey: slotKeys.lists },
          (list) => list && withUpdates(list, updates),
        );
      };
      const outcome = await whilePending(mutation.slots, () =>
        changeSlots(mutation, { show, read, pause, onUnsure, isOffline: () => !navigator.onLine }),
      );
      // After success the lists are current. Otherwise they were stale.
      const isShown = outcome.kind === 'done' && !mutation.movesIn;
      const refetchType = isShown ? 'none' : 'active';
      void queries.invalidateQueries({ queryKey: slotKeys.all, refetchType });
      if (isClosedNow(outcome)) void queries.invalidateQueries({ queryKey: closuresKey });
      return outcome;
    },
    [queries, whilePending, read],
  );
  return { run: runMutation, pending, whilePending };
}

/** Whether the slot is inside a closure that the page does not know yet. */
function isClosedNow(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && outcome.error instanceof ApiError && outcome.error.code === 'CLOSED';
}
