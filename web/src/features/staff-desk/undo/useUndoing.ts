import type { DeskActionKind } from '@cablepark/domain/desk/desk-actions';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { useSlotMutation } from '../../../booking/useSlotMutation.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import {
  type DeskAction,
  deskActions,
  deskActionsKey,
  undoAction,
  undoMutation,
} from '../api/deskActions.ts';
import { deskExtras, deskStates } from '../api/deskData.ts';
import { keepFocus } from '../keepFocus.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { offerUndo } from './offerUndo.tsx';
import { undoRefusal } from './undoRefusal.ts';

/** What an action did, and to which slot; none for a pass. */
export interface Did {
  kind: DeskActionKind;
  slot: number | null;
}

/** Offers to take actions of the desk back, and does it. */
export function useUndoing() {
  const texts = useTexts();
  const t = useDeskTexts();
  const { actions: words } = useStaffTexts();
  const queries = useQueryClient();
  const me = useAuth().user?.id ?? null;
  const { features } = usePark();
  const read = useMemo(() => deskStates(deskExtras(features)), [features]);
  const { run, pending } = useSlotMutation(read);

  const undo = useCallback(
    async (action: DeskAction): Promise<void> => {
      try {
        if (action.slot === null) await undoAction(action.id);
        else {
          const mutation = undoMutation(action, read);
          const outcome = await run(mutation, () => toast.info(t.unsure));
          keepFocus(mutation.slots);
          if (outcome.kind === 'unknown') return void toast.error(t.unknownOutcome);
          if (outcome.kind !== 'done') throw 'error' in outcome ? outcome.error : new Error('taken');
        }
        toast.success(words.done(words.kinds[action.kind]));
      } catch (error) {
        toast.error(undoRefusal(error, words, texts));
      } finally {
        void queries.invalidateQueries({ queryKey: deskActionsKey });
        void queries.invalidateQueries({ queryKey: passesKey });
      }
    },
    [run, read, queries, words, texts, t],
  );

  /** Adds Undo to a message, once the server has named the action. */
  const offer = useCallback(
    async (message: ReturnType<typeof toast>, text: string, did: Did): Promise<void> => {
      const latest = await queries.fetchQuery({ ...deskActions(), staleTime: 0 }).catch(() => []);
      const action = latest.find(
        ({ by, kind, slot, isUndone }) => by === me && kind === did.kind && slot === did.slot && !isUndone,
      );
      if (action) offerUndo(message, { text, label: words.undo, undo: () => void undo(action) });
    },
    [queries, me, words, undo],
  );
  return { undo, offer, pending };
}
