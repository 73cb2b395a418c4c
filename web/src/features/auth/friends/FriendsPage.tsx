import { paths } from '@cablepark/contract/paths';
import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { durationText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import styles from '../../../booking/friends/Friends.module.css';
import { useMomentText } from '../../../booking/useMomentText.ts';
import { longDay } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { friendsTexts } from '../../../i18n/pages/friends.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { CallUs } from '../../../park/CallUs.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Loading } from '../../../ui/status/Loading.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { friendsLink, type SharedLink, type SharedPlace } from './api/friendsLink.ts';
import { useClaim } from './useClaim.ts';

/** /friends?token=…: opening it changes nothing; a tap takes a slot. */
export default function FriendsPage() {
  const t = usePageTexts(friendsTexts);
  const { user } = useAuth();
  const token = useSearchParams()[0].get('token') ?? '';
  const { data: link, error, isPending, refetch } = useQuery(friendsLink(token, user?.id ?? null));
  const isForeign = token === '' || (error instanceof ApiError && error.status < 429);
  return (
    <AuthFrame
      title={link?.name && !link.isOwn ? t.invites(link.name) : t.title}
      lead={t.lead(link?.name ?? null)}
      isLong
    >
      <div className={styles.content}>
        {isForeign && (
          <>
            <Alert kind="danger">
              <CallUs text={t.broken} />
            </Alert>
            <ButtonLink to={paths.planner}>{t.toPlanner}</ButtonLink>
          </>
        )}
        {!isForeign && isPending && <Loading />}
        {!isForeign && error && !link && <LoadFailure title={t.linkFailed} error={error} onRetry={refetch} />}
        {!isForeign && link && <Places token={token} link={link} />}
      </div>
    </AuthFrame>
  );
}

function Places({ token, link }: { token: string; link: SharedLink }) {
  const t = usePageTexts(friendsTexts);
  const moment = useMomentText();
  const claim = useClaim(token, link);
  const isOpen = link.places.some(({ state }) => state === 'open');
  const { account } = useTexts();
  const unpaid = link.places.find(({ slot, price }) => slot === claim.toPay && price > 0);
  const isTaken = link.places.some(({ state }) => state === 'taken' || state === 'yours');
  return (
    <>
      {claim.failure && <Alert kind="danger">{claim.failure}</Alert>}
      {claim.isDone && <Alert kind="success">{t.tookIt}</Alert>}
      {unpaid && <ButtonLink to={paySlotsPath([unpaid.slot])}>{account.payOnline}</ButtonLink>}
      {link.isOwn && <Alert kind="info">{t.isOwn}</Alert>}
      {!isOpen && !claim.isDone && <Alert kind="info">{isTaken ? t.allGone : t.allOver}</Alert>}
      <ul className={styles.places}>
        {link.places.map((place) => (
          <Place key={place.slot} {...{ place, link, claim }} />
        ))}
      </ul>
      {isOpen ? (
        <p className={styles.soft}>
          {[
            t.keptUntil(moment(link.until)),
            link.isPaidFirst ? t.payFirst : t.payHere,
            ...(link.isOwn ? [] : [t.seen(link.name)]),
          ].join(' ')}
        </p>
      ) : (
        <ButtonLink to={paths.planner}>{t.toPlanner}</ButtonLink>
      )}
      {link.places.some(({ state }) => state === 'yours') && (
        <ButtonLink variant={isOpen ? 'secondary' : 'primary'} to={paths.account}>
          {t.toAccount}
        </ButtonLink>
      )}
    </>
  );
}

interface PlaceProps {
  place: SharedPlace;
  link: SharedLink;
  claim: ReturnType<typeof useClaim>;
}

function Place({ place, link, claim }: PlaceProps) {
  const { common } = useTexts();
  const t = usePageTexts(friendsTexts);
  const moment = useMomentText();
  const trackName = useTrackName();
  const { zone } = usePark();
  const { language } = useLanguage();
  const { slot, state, start, minutes, track, price } = place;
  const stateTexts = { yours: t.yours, taken: t.gone, lapsed: t.lapsed, withdrawn: t.withdrawn };
  return (
    <li className={styles.offer} data-gone={(state !== 'open' && state !== 'yours') || undefined}>
      <span className={styles.time}>{timeText(start, zone)}</span>
      <span className={styles.what}>
        <b>{longDay(dayOf(start, zone), language)}</b>
        <span className={styles.soft}>
          {[trackName(track), durationText(minutes), common.price(price)].join(' · ')}
        </span>
      </span>
      {state === 'open' ? (
        <Button
          variant="primary"
          busy={claim.pending === slot}
          disabled={claim.pending !== null}
          aria-label={t.takeAt(`${moment(start)}, ${trackName(track)}`)}
          onClick={() => void claim.take(slot)}
        >
          {claim.pending === slot ? t.taking : link.isPaidFirst ? t.takeAndPay : t.take}
        </Button>
      ) : (
        <span className={state === 'yours' ? styles.yours : styles.soft}>{stateTexts[state]}</span>
      )}
    </li>
  );
}
