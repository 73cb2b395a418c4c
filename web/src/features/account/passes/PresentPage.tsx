import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { readPassCode } from '@cablepark/domain/passes/pass-code';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Page } from '../../../page/Page.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ChevronLeftIcon } from '../../../ui/pageIcons.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type OwnPass, presentOf } from '../api/ownPasses.ts';
import { GivenPresent } from './GivenPresent.tsx';
import styles from './Passes.module.css';
import { useTakePass } from './useTakePass.ts';

/** /myAccount/present#code, inside a guard: its giver prints or sends it here, its receiver accepts it. */
export default function PresentPage() {
  const t = usePageTexts(ownPassesTexts);
  const { user } = useAuth();
  const code = readPassCode(useLocation().hash.slice(1));
  if (!user) return null;
  const isStaff = may(user.role, 'pass.readAny');
  return (
    <Page title={t.present.title} width="text">
      <div className={styles.sections}>
        <Link className={styles.back} to={isStaff ? paths.passes : paths.ownPasses}>
          <ChevronLeftIcon /> <span>{isStaff ? t.present.toDesk : t.present.toPasses}</span>
        </Link>
        <Present key={code} code={code} user={user} isStaff={isStaff} />
      </div>
    </Page>
  );
}

function Present({ code, user, isStaff }: { code: string; user: Account; isStaff: boolean }) {
  const t = usePageTexts(ownPassesTexts).present;
  const { common } = useTexts();
  const query = useQuery(presentOf(code, user.id));
  if (query.isPending) {
    return (
      <>
        <VisuallyHidden>{common.loading}</VisuallyHidden>
        <Skeleton width="100%" height="24rem" />
      </>
    );
  }
  if (query.isError && query.data === undefined) {
    return <LoadFailure title={t.loadFailed} error={query.error} onRetry={() => query.refetch()} />;
  }
  const pass: OwnPass | null = query.data ?? null;
  if (pass === null || pass.isVoided) return <TakePresent code={code} />;
  if (pass.owner === null) return <GivenPresent pass={pass} code={code} isStaff={isStaff} />;
  const isMine = pass.owner === user.id;
  return (
    <section className={styles.card}>
      <h2>{isMine ? t.yours : t.taken}</h2>
      {isMine && <ButtonLink to={paths.ownPasses}>{t.toPasses}</ButtonLink>}
    </section>
  );
}

function TakePresent({ code }: { code: string }) {
  const t = usePageTexts(ownPassesTexts);
  const navigate = useNavigate();
  const { take, busy, fault } = useTakePass(() => navigate(paths.ownPasses, { replace: true }));
  return (
    <section className={styles.card}>
      <h2>{t.present.forYou}</h2>
      <p>{t.present.forYouHint}</p>
      <Button variant="primary" busy={busy} onClick={() => take(code)}>
        {t.take.button}
      </Button>
      {fault && <Alert kind="danger">{fault}</Alert>}
    </section>
  );
}
