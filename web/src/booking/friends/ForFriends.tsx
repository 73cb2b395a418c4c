import { latestLinkEnd } from '@cablepark/domain/friends/friends-link';
import type { Slot } from '@cablepark/domain/slots/slot';
import { friendsTexts } from '../../i18n/pages/friends.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { useOwnFriends } from './api/ownFriends.ts';

interface ForFriendsProps {
  account: string;
  /** The chosen slots, in the order of riding. */
  slots: readonly Slot[];
  now: Temporal.Instant;
  onOpen: () => void;
}

/** The way from several chosen slots to a link for friends, if the rider may make a link. */
export default function ForFriends({ account, slots, now, onOpen }: ForFriendsProps) {
  const t = usePageTexts(friendsTexts);
  const { data } = useOwnFriends(account);
  // The last slot can wait for a friend the longest.
  const isTimeLeft =
    latestLinkEnd(
      slots.slice(-1).map(({ start }) => start),
      now,
    ) !== null;
  if (!data?.isProved || !isTimeLeft || slots.some(({ event }) => event !== null)) return null;
  return <Button onClick={onOpen}>{t.open}</Button>;
}
