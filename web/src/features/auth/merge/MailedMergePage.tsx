import type { MailedMerge } from '@cablepark/contract/accounts/merges.schema';
import { toGrosze } from '@cablepark/contract/money';
import { paths } from '@cablepark/contract/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { mailedMergeTexts } from '../../../i18n/pages/mailed-merge.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { CallUs } from '../../../park/CallUs.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Loading } from '../../../ui/status/Loading.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { type Fact, FactList } from '../facts/FactList.tsx';
import styles from '../group/Group.module.css';
import { agreeToMerge, mailedMerge } from './api/mailedMerge.ts';

/** /merge?token=…: opening it changes nothing, because mail programs prefetch links; the button does. */
export default function MailedMergePage() {
  const t = usePageTexts(mailedMergeTexts);
  const token = useSearchParams()[0].get('token') ?? '';
  const query = useQuery(mailedMerge(token));
  const isForeign = token === '' || (query.error instanceof ApiError && query.error.status < 429);
  return (
    <AuthFrame title={t.title} lead={t.lead}>
      <div className={styles.content}>
        {isForeign && (
          <Alert kind="danger">
            <CallUs text={t.broken} />
          </Alert>
        )}
        {!isForeign && query.isPending && <Loading />}
        {!isForeign && query.error && !query.data && (
          <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />
        )}
        {!isForeign && query.data && <Answer merge={query.data} token={token} />}
      </div>
    </AuthFrame>
  );
}

function Answer({ merge, token }: { merge: MailedMerge; token: string }) {
  const t = usePageTexts(mailedMergeTexts);
  const texts = useTexts();
  const client = useQueryClient();
  const agreeing = useMutation({
    mutationFn: () => agreeToMerge(token),
    onSuccess: (answer) => client.setQueryData(mailedMerge(token).queryKey, answer),
  });
  if (merge.state === 'merged')
    return (
      <>
        <Alert kind="success">{t.done}</Alert>
        <ButtonLink to={paths.account}>{t.toSlots}</ButtonLink>
      </>
    );
  if (merge.state !== 'waiting')
    return (
      <Alert kind="info">
        <CallUs text={t[merge.state]} />
      </Alert>
    );
  const { rides, passes, paid } = merge.belongings;
  const facts: Fact[] = [
    [t.guest, merge.name ?? t.noName],
    [t.joined, `${t.rides(rides)}, ${t.passes(passes)}`],
    ...(paid > 0 ? [[t.paid, texts.common.price(toGrosze(paid))] as const] : []),
  ];
  return (
    <>
      <FactList facts={facts} />
      <p className={styles.note}>{t.notYou}</p>
      {agreeing.error && <Alert kind="danger">{failedText(t.failed, agreeing.error, texts)}</Alert>}
      <Button variant="primary" wide busy={agreeing.isPending} onClick={() => agreeing.mutate()}>
        {t.submit}
      </Button>
    </>
  );
}
