import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { moveRidePath } from '@cablepark/contract/rides/own-moves';
import { isCancellingOpen } from '@cablepark/domain/booking/rules';
import { isToPay } from '@cablepark/domain/payments/pay-online';
import { hasBegun, hasEnded, type Slot } from '@cablepark/domain/slots/slot';
import { dateText, durationText, timeText, weekdayText } from '@cablepark/domain/time/display';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { ToCalendar } from '../../booking/calendar/ToCalendar.tsx';
import { TimeLeft } from '../../booking/held/TimeLeft.tsx';
import type { HeldUntil } from '../../booking/held/useHeldSlots.ts';
import type { usePassPaying } from '../../booking/usePassPaying.tsx';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { Button } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/pageIcons.tsx';
import { CheckIcon } from '../../ui/signIcons.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import type { PaymentPlace } from './api/paidBy.ts';
import type { SlotDay } from './ownSlots.ts';
import styles from './SlotList.module.css';

const OwnGear = lazy(() => import('../../booking/gear/OwnGear.tsx'));

type PassPaying = ReturnType<typeof usePassPaying>;

interface SlotListProps {
  days: readonly SlotDay[];
  now: Temporal.Instant;
  onCancel: (slot: Slot) => Promise<void>;
  /** Pays with a pass, where possible. */
  byPass: PassPaying;
  /** How the slots were paid; null while loading. */
  paidBy: PaymentPlace | null;
  heldUntil: HeldUntil;
}

/** A rider's slots by day: time, track, duration, price, and "paid", "ended" or the cancel button. */
export function SlotList({ days, ...props }: SlotListProps) {
  const { language } = useLanguage();
  return (
    <ol className={styles.days}>
      {days.map(({ day, slots }) => (
        <li key={day.toString()}>
          <h3 className={styles.day}>
            <span className={styles.weekday}>{weekdayText(day, language)}</span> <span>{dateText(day)}</span>
          </h3>
          <ul className={styles.slots}>
            {slots.map((slot) => (
              <SlotRow key={slot.id} slot={slot} {...props} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function SlotRow(props: Omit<SlotListProps, 'days'> & { slot: Slot }) {
  const { slot } = props;
  const { common } = useTexts();
  const { zone, features } = usePark();
  const time = timeText(slot.start, zone);
  const track = useTrackName()(slot.track);
  return (
    <li className={styles.slot}>
      <span className={styles.time}>{time}</span>
      <span className={styles.what}>
        <span className={styles.track}>{track}</span>
        <span
          className={styles.details}
        >{`${durationText(slot.minutes)} · ${common.price(slot.price)}`}</span>
      </span>
      <SlotEnding {...props} time={time} track={track} />
      <span className={styles.ways}>
        <SlotMoney {...props} time={time} track={track} />
        {features.includes('gear') && !hasBegun(slot, props.now) && (
          <Suspense fallback={null}>
            <OwnGear slot={slot} time={time} track={track} className={styles.more} />
          </Suspense>
        )}
        {features.includes('calendar') && !hasEnded(slot, props.now) && (
          <ToCalendar slot={slot} time={time} track={track} />
        )}
      </span>
    </li>
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

type EndingProps = Omit<SlotListProps, 'days'> & { slot: Slot; time: string; track: string };

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
      variant="cancel"
      aria-label={t.cancelAt(props.time, props.track)}
      onClick={() => props.onCancel(props.slot)}
    >
      {t.cancel}
    </Button>
  );
}

/** As tall as a day with two slots, twice. */
export function SlotListSkeleton() {
  return (
    <div className={styles.days}>
      {[1, 2].map((day) => (
        <div key={day}>
          <div className={styles.day}>
            <Skeleton width="11rem" height="1em" />
          </div>
          <div className={styles.slots}>
            {[1, 2].map((slot) => (
              <div key={slot} className={styles.slot}>
                <Skeleton width="4rem" height="2rem" />
                <span className={styles.what}>
                  <Skeleton width="5rem" height="1.4rem" />
                  <Skeleton width="7rem" height="1.2rem" />
                </span>
                <Skeleton width="6.5rem" height="3rem" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
