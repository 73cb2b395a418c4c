import { timeText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { friendsTexts } from '../../i18n/pages/friends.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import type { friends } from '../../i18n/pl/rides/friends.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { useMomentText } from '../useMomentText.ts';
import {
  type FriendsPlace,
  hasOpen,
  type OwnFriendsLink,
  ownFriends,
  useChangeFriends,
} from './api/ownFriends.ts';
import styles from './Friends.module.css';
import { ShareLink } from './ShareLink.tsx';

/** The rider's links: who took which slot, and when the others lapse. Renders nothing without a link. */
export default function OwnFriends({ account }: { account: string }) {
  const t = usePageTexts(friendsTexts);
  const query = useQuery(ownFriends(account));
  if (query.isError && query.data === undefined)
    return <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />;
  const links = query.data?.links ?? [];
  if (links.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="own-friends">
      <h2 id="own-friends" className={styles.heading}>
        {t.heading}
      </h2>
      {links.map((link) => (
        <Link key={link.id} link={link} account={account} />
      ))}
    </section>
  );
}

function Link({ link, account }: { link: OwnFriendsLink; account: string }) {
  const t = usePageTexts(friendsTexts);
  const takeBack = useTakeBack(account, link.id);
  const { places } = link;
  const openPlaces = places.filter(({ state }) => state === 'open');
  return (
    <div className={styles.link}>
      <ul className={styles.places}>
        {places.map((place) => (
          <Place key={`${place.slot} ${place.state}`} {...{ place, link, takeBack }} />
        ))}
      </ul>
      {hasOpen(link) && <ShareLink url={link.url} />}
      {openPlaces.length > 1 && (
        <Button variant="quiet" busy={takeBack.isPending} onClick={() => takeBack.takeBack(null)}>
          {t.takeBackAll}
        </Button>
      )}
    </div>
  );
}

interface PlaceProps {
  place: FriendsPlace;
  link: OwnFriendsLink;
  takeBack: ReturnType<typeof useTakeBack>;
}

function Place({ place, link, takeBack }: PlaceProps) {
  const t = usePageTexts(friendsTexts);
  const moment = useMomentText();
  const trackName = useTrackName();
  const { zone } = usePark();
  const { state, slot } = place;
  const isOpen = state === 'open';
  const words = `${timeText(place.start, zone)}, ${trackName(place.track)}`;
  return (
    <li className={styles.place}>
      <span className={styles.what}>
        <b>{`${moment(place.start)}, ${trackName(place.track)}`}</b>
        <span className={styles.soft}>{isOpen ? t.until(moment(link.until)) : stateText(place, t)}</span>
      </span>
      {isOpen && (
        <Button
          variant="cancel"
          disabled={takeBack.isPending}
          aria-label={t.takeBackAt(words)}
          onClick={() => takeBack.takeBack(slot)}
        >
          {t.takeBack}
        </Button>
      )}
    </li>
  );
}

function stateText({ state, friend }: FriendsPlace, t: typeof friends): string {
  if (state !== 'taken') return t.places[state];
  return friend === null ? t.takenBySomebody : t.takenBy(friend);
}

function useTakeBack(account: string, id: number) {
  const texts = useTexts();
  const t = usePageTexts(friendsTexts);
  const { mutate, isPending } = useChangeFriends(account);
  return {
    isPending,
    /** @param slot null for all open slots */
    takeBack: (slot: number | null) =>
      mutate(
        { kind: 'takeBack', id, slot },
        {
          onSuccess: () => toast.success(t.takenBack),
          onError: (error) => toast.error(failedText(t.takeBackFailed, error, texts)),
        },
      ),
  };
}
