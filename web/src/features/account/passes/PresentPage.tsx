import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { readPassCode } from '@cablepark/domain/passes/pass-code';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Page } from '../../../page/Page.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ChevronLeftIcon } from '../../../ui/pageIcons.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type OwnPass, presentOf } from '../api/ownPasses.ts';
import { Gift } from './Gift.tsx';
import { GivenPresent } from './GivenPresent.tsx';
import styles from './Passes.module.css';

/** /myAccount/present#code: its giver prints or sends it here, its receiver unwraps and accepts it. */
export default function PresentPage() {
  const t = usePageTexts(ownPassesTexts);
  const { user, loading } = useAuth();
  const code = readPassCode(useLocation().hash.slice(1));
  if (!user)
    return (
      <Page title={t.present.title} heading={null} width="wide">
        {loading ? <Skeleton width="100%" height="24rem" /> : <Gift code={code} />}
      </Page>
    );
  return <PresentOf key={code} code={code} user={user} />;
}

/** For who is logged in: its giver, its receiver, or staff. */
function PresentOf({ code, user }: { code: string; user: Account }) {
  const t = usePageTexts(ownPassesTexts).present;
  const query = useQuery(presentOf(code, user.id));
  const isStaff = may(user.role, 'pass.readAny');
  // A gift has a heading of its own, on its picture.
  const isGift = query.data === null || query.data?.isVoided === true;
  return (
    <Page title={t.title} heading={isGift ? null : t.title} width={isGift ? 'wide' : 'text'}>
      <div className={styles.sections}>
        <Link className={styles.back} to={isStaff ? paths.passes : paths.ownPasses}>
          <ChevronLeftIcon /> <span>{isStaff ? t.toDesk : t.toPasses}</span>
        </Link>
        <Present {...{ code, user, isStaff, query }} />
      </div>
    </Page>
  );
}

interface PresentProps {
  code: string;
  user: Account;
  isStaff: boolean;
  query: UseQueryResult<OwnPass | null>;
}

function Present({ code, user, isStaff, query }: PresentProps) {
  const t = usePageTexts(ownPassesTexts).present;
  const { common } = useTexts();
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
  if (pass === null || pass.isVoided) return <Gift code={code} />;
  if (pass.owner === null) return <GivenPresent pass={pass} code={code} isStaff={isStaff} />;
  const isMine = pass.owner === user.id;
  return (
    <section className={styles.card}>
      <h2>{isMine ? t.yours : t.taken}</h2>
      {isMine && (
        <>
          <p>{t.yoursHint}</p>
          <ButtonLink variant="primary" to={paths.planner}>
            {t.book}
          </ButtonLink>
          <ButtonLink to={paths.ownPasses}>{t.toPasses}</ButtonLink>
        </>
      )}
    </section>
  );
}
