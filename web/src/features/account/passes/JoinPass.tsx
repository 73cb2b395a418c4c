import { paths } from '@cablepark/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { joinPass } from '../api/ownPasses.ts';
import styles from './Passes.module.css';

/** Asks before joining a shared pass. The key is in the URL's fragment, which neither server nor log sees. */
export function JoinPass() {
  const texts = useTexts();
  const t = usePageTexts(ownPassesTexts).join;
  const client = useQueryClient();
  const navigate = useNavigate();
  const key = useLocation().hash.slice(1);
  const joining = useMutation({
    mutationFn: joinPass,
    async onSuccess() {
      toast.success(t.done);
      await client.invalidateQueries({ queryKey: passesKey });
      await navigate(paths.ownPasses, { replace: true });
    },
  });
  if (key === '') return null;
  return (
    <section className={styles.card}>
      <h2>{t.question}</h2>
      <Button variant="primary" busy={joining.isPending} onClick={() => joining.mutate(key)}>
        {t.button}
      </Button>
      {joining.error && (
        <Alert kind="danger">
          {joining.error instanceof ApiError && joining.error.code === 'FORBIDDEN'
            ? t.wrong
            : failedText(t.failed, joining.error, texts)}
        </Alert>
      )}
    </section>
  );
}
