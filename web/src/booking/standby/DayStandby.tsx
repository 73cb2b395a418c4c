import { paths } from '@cablepark/contract/paths';
import { hasBegun, type Slot } from '@cablepark/domain/slots/slot';
import { wishSpansOf } from '@cablepark/domain/standby/wish-spans';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { standbyTexts } from '../../i18n/pages/standby.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { cameFrom } from '../../session/loginState.ts';
import { Button } from '../../ui/Button.tsx';
import { type OwnWish, useWishes } from './api/standby.ts';
import { OfferNotes } from './OfferNotes.tsx';
import styles from './Standby.module.css';
import { useWishText } from './useWishText.ts';
import WishDialog from './WishDialog.tsx';

interface DayStandbyProps {
  day: Temporal.PlainDate;
  /** Of the day's track. */
  slots: readonly Slot[];
  now: Temporal.Instant;
}

/** Standby for a day: offered slots, the rider's wishes, and a button to add one. */
export default function DayStandby({ day, slots, now }: DayStandbyProps) {
  const { zone } = usePark();
  const { user } = useAuth();
  const me = user?.id ?? null;
  const wishes = useWishes(me).filter(({ from }) => dayOf(from, zone).equals(day));
  const ordinary = slots.filter((slot) => slot.event === null && !hasBegun(slot, now));
  const isTaken = ordinary.some(({ rider }) => rider !== null && rider !== me);
  const isFull = !ordinary.some(({ rider }) => rider === null);
  const [isOpen, setOpen] = useState(false);
  const track = slots[0]?.track;
  if (wishes.length === 0 && !isTaken && !isOpen) return null;
  return (
    <div className={styles.day}>
      <OfferNotes offers={wishes.flatMap(({ offers }) => offers)} />
      <Wishes wishes={wishes} />
      {/* The dialog stays open even if others free the last taken slot. */}
      {(isTaken || isOpen) && track !== undefined && (
        <WayToWait
          spans={wishSpansOf(ordinary, now, zone)}
          track={track}
          isFull={isFull}
          isOpen={isOpen}
          onOpen={setOpen}
        />
      )}
    </div>
  );
}

function Wishes({ wishes }: { wishes: readonly OwnWish[] }) {
  const t = usePageTexts(standbyTexts);
  const words = useWishText();
  if (wishes.length === 0) return null;
  return (
    <ul className={styles.list}>
      {wishes.map((wish) => (
        <li key={wish.id} className={styles.soft}>
          {`${words.wish(wish)}. ${wish.state === 'paused' ? t.paused : t.before(wish.before)}`}
        </li>
      ))}
      <li>
        <Link to={paths.account}>{t.toAccount}</Link>
      </li>
    </ul>
  );
}

interface WayToWaitProps {
  spans: ReturnType<typeof wishSpansOf>;
  track: number;
  isFull: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function WayToWait({ spans, track, isFull, isOpen, onOpen }: WayToWaitProps) {
  const t = usePageTexts(standbyTexts);
  const { user } = useAuth();
  const location = useLocation();
  if (user === null)
    return (
      <p>
        <Link to={paths.login} state={cameFrom(location)}>
          {t.loginToWait}
        </Link>
      </p>
    );
  return (
    <>
      <Button wide variant={isFull ? 'primary' : 'secondary'} onClick={() => onOpen(true)}>
        {isFull ? t.wait : t.waitOther}
      </Button>
      {isFull && <p className={styles.soft}>{t.waitHint}</p>}
      {isOpen && <WishDialog spans={spans} track={track} account={user.id} onClose={() => onOpen(false)} />}
    </>
  );
}
