import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { library, removePicture } from '../../staff/pictures/libraryCalls.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { useConfirm, useInfo } from '../../ui/dialogs/Modals.tsx';
import { useUses } from './useUses.ts';

/** Removes a picture after a question; for one in use it lists its uses. */
export function useRemoving(picture: LibraryPictureRow) {
  const texts = useTexts();
  const uses = useUses()(picture);
  const t = useStaffTexts().library;
  const queries = useQueryClient();
  const [confirm, info] = [useConfirm(), useInfo()];
  const removing = useMutation({
    mutationFn: () => removePicture(picture.id),
    onSuccess: () => toast.success(t.removed),
    onError: (error) => toast.error(failedText(t.removeFailed, error, texts)),
    onSettled: () => queries.invalidateQueries({ queryKey: library().queryKey }),
  });
  const confirmRemoval = async () => {
    if (uses.length > 0) {
      const names = uses.map(({ name }) => name).join(', ');
      await info({ title: t.removeFailed, text: t.inUse(names) });
      return;
    }
    const question = { title: t.removeTitle, text: t.removeText, confirmLabel: t.remove, danger: true };
    if (await confirm(question)) removing.mutate();
  };
  return { ask: confirmRemoval, busy: removing.isPending };
}
