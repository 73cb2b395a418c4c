import { paths } from '@cablepark/contract/paths';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { usePassTerms } from '../../../booking/usePassTerms.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { cameFrom } from '../../../session/loginState.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { givenPresent, type UnclaimedGift } from '../api/ownPasses.ts';
import styles from './Gift.module.css';
import { useTakePass } from './useTakePass.ts';

/** A gift for its receiver, with or without an account: the giver, what it contains, its end, and one button. */
export function Gift({ code }: { code: string }) {
  const t = usePageTexts(ownPassesTexts);
  const query = useQuery({ ...givenPresent(code), enabled: code !== '' });
  if (code === '' || (query.error instanceof ApiError && query.error.code === 'FORBIDDEN')) return <NoGift />;
  if (query.isPending) return <Skeleton width="100%" height="24rem" />;
  if (query.isError)
    return <LoadFailure title={t.present.loadFailed} error={query.error} onRetry={() => query.refetch()} />;
  return <OpenGift gift={query.data} code={code} />;
}

interface OpenGiftProps {
  gift: UnclaimedGift;
  code: string;
}

function OpenGift({ gift, code }: OpenGiftProps) {
  const all = usePageTexts(ownPassesTexts);
  const t = all.present;
  const { common } = useTexts();
  const { language } = useLanguage();
  const park = usePark().name || common.siteName;
  const name = inLanguage(gift.kind.name, language);
  // "Pass for 10 slots" adds nothing to "10 slots".
  const saysMore = !name.includes(`${gift.balance}`);
  return (
    <article className={styles.gift} aria-labelledby="gift-title">
      <div className={styles.picture}>
        <p>{gift.from ? t.from(gift.from) : t.fromPark(park)}</p>
        <h1 id="gift-title">{t.forYou}</h1>
      </div>
      <div className={styles.body}>
        <p className={styles.worth}>{t.worth[gift.kind.unit](gift.balance)}</p>
        {saysMore && <p className={styles.name}>{name}</p>}
        <ul className={styles.terms}>
          {usePassTerms(gift).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <Claim code={code} />
        <p className={styles.hint}>{t.forYouHint}</p>
      </div>
    </article>
  );
}

/** One tap for a logged-in user; others log in and come back here. */
function Claim({ code }: { code: string }) {
  const t = usePageTexts(ownPassesTexts).present;
  const { auth } = useTexts();
  const location = useLocation();
  const { user } = useAuth();
  const { take, busy, fault } = useTakePass(() => undefined);
  if (!user)
    return (
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={paths.login} state={cameFrom(location)}>
          {t.claimWithAccount}
        </ButtonLink>
        <ButtonLink to={paths.signup} state={cameFrom(location)}>
          {auth.signupLink}
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles.ways}>
      <Button variant="primary" busy={busy} onClick={() => take(code)}>
        {t.claim}
      </Button>
      {fault && <Alert kind="danger">{fault}</Alert>}
    </div>
  );
}

/** The link is wrong, or somebody else has claimed the gift. */
function NoGift() {
  const t = usePageTexts(ownPassesTexts).present;
  return (
    <section className={styles.gift}>
      <div className={styles.body}>
        <h1 id="gift-title">{t.goneTitle}</h1>
        <p>{t.gone}</p>
        <div className={styles.ways}>
          <ButtonLink to={paths.ownPasses}>{t.toPasses}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
