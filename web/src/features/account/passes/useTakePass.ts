import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { takePass } from '../api/ownPasses.ts';

/** Accepts a pass by its code, and reports the outcome. */
export function useTakePass(onTaken: () => void | Promise<void>) {
  const texts = useTexts();
  const t = usePageTexts(ownPassesTexts).take;
  const client = useQueryClient();
  const taking = useMutation({
    mutationFn: takePass,
    async onSuccess() {
      toast.success(t.done);
      await onTaken();
      await client.invalidateQueries({ queryKey: passesKey });
    },
  });
  const { error, isPending: busy, mutate: accept } = taking;
  const isWrong = error instanceof ApiError && error.code === 'FORBIDDEN';
  return { take: accept, busy, fault: error && (isWrong ? t.wrong : failedText(t.failed, error, texts)) };
}
