import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ApiError, isUncertain } from '../../../lib/http/errors.ts';
import { closuresKey } from '../../../park/api/closures.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { deskErrorText } from '../deskOutcomeText.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { type ClosureOutlook, closeTracks } from './api/closures.ts';
import { closureTexts } from './closures.texts.ts';
import type { ClosureChoice } from './useClosureChoice.ts';

/**
 * Sends the closure. `seen`: rides have changed since the preview, which is read again. After a lost answer the preview may be of the time after
 * this very closure, so what the desk had seen counts until an answer comes.
 */
export function useClosing(
  { form, time }: ClosureChoice,
  { data, isPlaceholderData }: Pick<UseQueryResult<ClosureOutlook>, 'data' | 'isPlaceholderData'>,
  onDone: () => void,
) {
  const t = useStaffPageTexts(closureTexts);
  const texts = useTexts();
  const desk = useDeskTexts();
  const queries = useQueryClient();
  const [state, setState] = useState<'open' | 'sending' | 'seen'>('open');
  const [unsure, setUnsure] = useState<readonly number[] | null>(null);

  function failureText(error: unknown): string {
    const own: Partial<Record<string, string>> = t.refused;
    const reason = error instanceof ApiError ? own[error.code] : undefined;
    return reason ? `${t.failed}: ${reason}` : deskErrorText(t.failed, error, texts, desk);
  }

  const close = async () => {
    if (time === null || time.tracks.length === 0 || !data || isPlaceholderData || state === 'sending')
      return;
    if (data.needsEditor) return;
    setState('sending');
    const seenBookings = unsure ?? data.rides.map(({ booking }) => booking);
    const [note, noteEn] = [form.note.trim() || null, form.noteEn.trim() || null];
    try {
      toast.success(
        t.done(await closeTracks({ ...time, reason: form.reason, note, noteEn, seen: seenBookings })),
      );
      onDone();
    } catch (error) {
      setUnsure(isUncertain(error) ? seenBookings : null);
      const isSeen = error instanceof ApiError && error.code === 'CHANGED_SINCE';
      setState(isSeen ? 'seen' : 'open');
      if (!isSeen) toast.error(failureText(error));
    } finally {
      void queries.invalidateQueries({ queryKey: slotKeys.all });
      void queries.invalidateQueries({ queryKey: closuresKey });
    }
  };
  return { state, close };
}
