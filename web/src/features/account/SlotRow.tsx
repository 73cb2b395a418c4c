import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { moveRidePath } from '@cablepark/contract/rides/own-moves';
import { isCancellingOpen } from '@cablepark/domain/booking/rules';
import { isToPay } from '@cablepark/domain/payments/pay-online';
import { hasBegun, hasEnded, type Slot } from '@cablepark/domain/slots/slot';
import { durationText, timeText } from '@cablepark/domain/time/display';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { choosingPath, closedRideOf, type RideToChoose } from '../../booking/api/closedRides.ts';
import { ToCalendar } from '../../booking/calendar/ToCalendar.tsx';
import { TimeLeft } from '../../booking/held/TimeLeft.tsx';
import type { HeldUntil } from '../../booking/held/useHeldSlots.ts';
import { type OwnWish, offerOf, offerPath, type SlotOffer } from '../../booking/standby/api/standby.ts';
import { useMomentText } from '../../booking/useMomentText.ts';
import type { usePassPaying } from '../../booking/usePassPaying.tsx';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { Button } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/pageIcons.tsx';
import { CheckIcon } from '../../ui/signIcons.tsx';
import type { PaymentPlace } from './api/paidBy.ts';
import styles from './SlotList.module.css';

const OwnGear = lazyExtra(() => import('../../booking/gear/OwnGear.tsx'));

type PassPaying = ReturnType<typeof usePassPaying>;

export interface SlotRowProps {
  now: Temporal.Instant;
  onCancel: (slot: Slot) => Promise<void>;
  /** Pays with a pass, where possible. */
  byPass: PassPaying;
  /** How the slots were paid; null while loading. */
  paidBy: PaymentPlace | null;
  heldUntil: HeldUntil;
  /** The rider's rides inside closures. */
  closedRides: readonly RideToChoose[];
  /** What the rider waits for. */
  wishes: readonly OwnWish[];
}

/** A slot: time, track, duration, price, and "paid", "ended" or the cancel button. @param person who rides, of a party */
export function SlotRow(props: SlotRowProps & { slot: Slot; person?: string }) {
  const { slot, person } = props;
  const { common } = useTexts();
  const { zone } = usePark();
  const time = timeText(slot.start, zone);
  const track = useTrackName()(slot.track);
  const closed = closedRideOf(slot, props.closedRides);
  const offer = offerOf(slot, props.wishes);
  return (
    <li className={styles.slot}>
      <span className={styles.time}>{time}</span>
      <span className={styles.what}>
        <span className={styles.track}>{track}</span>
        <span className={styles.details}>
          {[...(person ? [person] : []), durationText(slot.minutes), common.price(slot.price)].join(' · ')}
        </span>
      </span>
      {closed ? (
        <ClosedEnding ride={closed} {...{ slot, time, track }} />
      ) : offer ? (
        <OfferedEnding offer={offer} time={time} track={track} />
      ) : (
        <OpenEnding {...props} time={time} track={track} />
      )}
    </li>
  );
}

interface ClosedEndingProps extends Pick<EndingProps, 'slot' | 'time' | 'track'> {
  ride: RideToChoose;
}

/** A ride inside a closure, or the slot that is held for one. The rider chooses on a separate page. */
function ClosedEnding({ ride, slot, time, track }: ClosedEndingProps) {
  const { closed: t } = useTexts().account;
  const momentText = useMomentText();
  return (
    <span className={styles.ways}>
      <span className={styles.waits}>
        <ClockIcon /> <span>{ride.held === slot.id ? t.heldFor(momentText(ride.start)) : t.off}</span>
      </span>
      <Link className={styles.more} to={choosingPath(ride)} aria-label={t.chooseAt(time, track)}>
        {t.choose}
      </Link>
    </span>
  );
}

/** A slot that is offered to the rider and not yet booked. */
function OfferedEnding({ offer, time, track }: { offer: SlotOffer; time: string; track: string }) {
  const { offer: t } = useTexts().account;
  return (
    <span className={styles.ways}>
      <span className={styles.waits}>
        <ClockIcon /> <TimeLeft until={offer.until} over={t.over} words={t.within} />
      </span>
      <Link className={styles.more} to={offerPath(offer)} aria-label={t.takeAt(time, track)}>
        {t.take}
      </Link>
    </span>
  );
}

/** The actions on an ordinary slot. */
function OpenEnding(props: EndingProps) {
  const { slot, time, track } = props;
  const { features } = usePark();
  return (
    <>
      <SlotEnding {...props} />
      <span className={styles.ways}>
        <SlotMoney {...props} />
        {features.includes('gear') && !hasBegun(slot, props.now) && (
          <Suspense fallback={null}>
            <OwnGear slot={slot} time={time} track={track} className={styles.more} />
          </Suspense>
        )}
        {features.includes('calendar') && !hasEnded(slot, props.now) && (
          <ToCalendar slot={slot} time={time} track={track} />
        )}
      </span>
    </>
  );
}

/** Pays or refunds an upcoming slot, where the park can do so online; else explains how. */
function SlotMoney(props: EndingProps) {
  const { slot, now, onCancel, paidBy, time, track } = props;
  const t = useTexts().account;
  const { features } = usePark();
  if (hasBegun(slot, now)) return null;
  if (slot.payment === null) return <Paying {...props} />;
  if (!features.includes('passes') || paidBy === null) return null;
  const [label, labelAt] =
    paidBy(slot.payment) === 'desk' ? [t.howToCancel, t.howToCancelAt] : [t.giveBack, t.giveBackAt];
  return (
    <button
      type="button"
      className={styles.more}
      aria-label={labelAt(time, track)}
      onClick={() => void onCancel(slot)}
    >
      {label}
    </button>
  );
}

function Paying({ slot, now, byPass, heldUntil, time, track }: EndingProps) {
  const until = heldUntil(slot);
  const { account: t, planner } = useTexts();
  const { payments, features, policy } = usePark();
  const mayMove = until === null && features.includes('own-moves') && isCancellingOpen(slot, now, policy);
  return (
    <>
      {mayMove && (
        <Link className={styles.more} to={moveRidePath(slot.id)} aria-label={t.moveAt(time, track)}>
          {t.move}
        </Link>
      )}
      {byPass.fits(slot) && (
        <button
          type="button"
          className={styles.more}
          aria-label={planner.pass.payAt(time, track)}
          onClick={() => void byPass.pay(slot)}
        >
          {planner.pass.pay}
        </button>
      )}
      {until instanceof Temporal.Instant && (
        <span className={styles.waits}>
          <ClockIcon /> <TimeLeft until={until} over={planner.state.held} words={planner.payWithin} />
        </span>
      )}
      {payments.online !== 'off' && isToPay(slot) && (
        <Link className={styles.more} to={paySlotsPath([slot.id])} aria-label={t.payOnlineAt(time, track)}>
          {t.payOnline}
        </Link>
      )}
    </>
  );
}

type EndingProps = SlotRowProps & { slot: Slot; time: string; track: string };

function SlotEnding(props: EndingProps) {
  const t = useTexts().account;
  if (props.slot.payment !== null) {
    return (
      <span className={styles.paid}>
        <CheckIcon /> <span>{t.paid}</span>
      </span>
    );
  }
  if (hasEnded(props.slot, props.now)) {
    return (
      <span className={styles.ended}>
        <ClockIcon /> <span>{t.ended}</span>
      </span>
    );
  }
  return (
    <Button
      variant="quietDanger"
      className={styles.cancel}
      aria-label={t.cancelAt(props.time, props.track)}
      onClick={() => props.onCancel(props.slot)}
    >
      {t.cancel}
    </Button>
  );
}
