import { paths } from '@cablepark/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Page } from '../../../page/Page.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useIsHidden } from '../../../park/useIsHidden.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ChevronLeftIcon } from '../../../ui/pageIcons.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ownPassesOf } from '../api/ownPasses.ts';
import { BuyPass } from './BuyPass.tsx';
import { JoinPass } from './JoinPass.tsx';
import { useKeptPasses } from './keptPasses.ts';
import { PassCard } from './PassCard.tsx';
import styles from './Passes.module.css';
import { TakePass } from './TakePass.tsx';

const nobody = { id: '', role: 'User' } as const;

/** /myAccount/passes, inside a guard: a rider's passes, and the target of a shared pass's link. */
export default function PassesPage() {
  const t = usePageTexts(ownPassesTexts);
  const { common } = useTexts();
  const { user } = useAuth();
  const { payments } = usePark();
  const passes = useQuery({ ...ownPassesOf(user ?? nobody), enabled: user !== null });
  const keptPasses = useKeptPasses(user);
  const isHidden = useIsHidden();
  if (!user) return null;
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={styles.sections}>
        <Link className={styles.back} to={paths.account}>
          <ChevronLeftIcon /> <span>{t.toAccount}</span>
        </Link>
        <div className={styles.own}>
          <JoinPass />
          {passes.isPending && (
            <>
              <VisuallyHidden>{common.loading}</VisuallyHidden>
              <Skeleton width="100%" height="12rem" />
            </>
          )}
          {passes.isError && passes.data === undefined && (
            <LoadFailure title={t.loadFailed} error={passes.error} onRetry={() => passes.refetch()} />
          )}
          {passes.data?.length === 0 && (
            <div className={classes(styles.card, styles.none)}>
              <h2>{t.none}</h2>
              <p>{payments.online === 'off' ? t.noneHint : t.noneHintOnline}</p>
              {!isHidden(paths.prices) && (
                <ButtonLink variant="primary" to={paths.prices}>
                  {t.toPrices}
                </ButtonLink>
              )}
            </div>
          )}
          {passes.data?.map((pass) => (
            <PassCard key={pass.id} pass={pass} user={user} keptPasses={keptPasses} />
          ))}
        </div>
        <div className={styles.own}>
          {payments.online !== 'off' && <BuyPass />}
          <TakePass />
        </div>
      </div>
    </Page>
  );
}
