import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../../booking/api/slotKeys.ts';
import { failedText } from '../../../../i18n/errorText.ts';
import { useTexts } from '../../../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../../../lib/http/errors.ts';
import { useStaffPageTexts } from '../../../../staff/texts.ts';
import { accountKeys } from '../../../staff-people/api/readUsers.ts';
import { offerUndo } from '../../undo/offerUndo.tsx';
import { mergeRecords, undoMerge } from './api/merges.ts';
import { mergeTexts } from './merge.texts.ts';

/** Joins two records, or undoes it. The message after it offers Undo. */
export function useMerging() {
  const t = useStaffPageTexts(mergeTexts);
  const texts = useTexts();
  const client = useQueryClient();
  const readAgain = async () => {
    await Promise.all(
      [slotKeys.all, accountKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  const undo = useMutation({
    mutationFn: undoMerge,
    onSuccess: () => toast.success(t.undone),
    onError: (error) => {
      const isNewer = error instanceof ApiError && error.code === 'CHANGED_SINCE';
      toast.error(isNewer ? `${t.undoFailed}: ${t.changedSince}` : failedText(t.undoFailed, error, texts));
    },
    onSettled: readAgain,
  });
  const merge = useMutation({
    mutationFn: mergeRecords,
    async onSuccess({ id, state }) {
      const text = state === 'waiting' ? t.sent : t.done;
      const message = toast.success(text);
      offerUndo(message, { text, label: t.undo, undo: () => undo.mutate(id) });
      await readAgain();
    },
  });
  return { merge, undo };
}
