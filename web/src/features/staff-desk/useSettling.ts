import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { NetworkError } from '../../lib/http/errors.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { type DeskChange, type DeskData, deskKey, withChange } from './deskData.ts';
import { deskErrorText } from './deskErrorText.ts';
import { keepFocus } from './keepFocus.ts';
import { settleWish, type Wish } from './settleWish.ts';
import { readTruth, untilAnswered } from './truth.ts';
import { useDeskTexts } from './useDeskTexts.ts';

export interface Words {
  done: string;
  /** What could not be done; why follows. */
  failed: string;
}

/** Shows a wish at once wherever the desk shows its slots, settles it, and says how it went. */
export function useSettling() {
  const texts = useTexts();
  const t = useDeskTexts();
  const noShows = usePark().features.includes('desk');
  const queries = useQueryClient();
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());

  const settle = useCallback(
    async (wish: Wish, words: Words): Promise<boolean> => {
      const show = (changes: readonly DeskChange[]) =>
        queries.setQueriesData<DeskData>(
          { queryKey: deskKey },
          (data) => data && changes.reduce(withChange, data),
        );
      setPending((ids) => new Set([...ids, ...wish.slots]));
      // A reading that began before the wish would bring back what was.
      await queries.cancelQueries({ queryKey: deskKey });
      const settled = await settleWish(wish, {
        show,
        readTruth: (slot) => readTruth(slot, noShows),
        readTruthAtLast: (slot, onWait) => untilAnswered(() => readTruth(slot, noShows), onWait),
        onUnsure: () => toast.info(t.unsure),
      });
      setPending((ids) => new Set([...ids].filter((id) => !wish.slots.includes(id))));
      keepFocus(wish.slots);
      // What is shown is true already; everything else that was read of slots and history is not any more.
      void queries.invalidateQueries({ queryKey: ['slots'], refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: ['history'] });
      if (settled.kind === 'done') toast.success(words.done);
      else if (settled.kind === 'unknown') toast.error(t.unknownOutcome);
      else if (settled.error instanceof NetworkError) toast.error(t.notChanged);
      else toast.error(deskErrorText(words.failed, settled.error, texts, t));
      return settled.kind === 'done';
    },
    [queries, noShows, texts, t],
  );
  return { pending, settle };
}
