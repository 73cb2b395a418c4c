import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { isCancellingOpen } from '@cablepark/domain/booking/rules';
import { slotsOfCheckoutAtMost } from '@cablepark/domain/payments/checkout';
import { isToPay } from '@cablepark/domain/payments/pay-online';
import { hasBegun, hasEnded, type Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { Link } from 'react-router';
import { ownPartyTexts } from '../../../booking/parties/party.texts.ts';
import type { PartyPlace } from '../../../booking/slotUpdates.ts';
import { priceOf } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { ClockIcon } from '../../../ui/pageIcons.tsx';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { spansOf } from '../ownSlots.ts';
import listStyles from '../SlotList.module.css';
import { SlotRow, type SlotRowProps } from '../SlotRow.tsx';
import styles from './PartyRow.module.css';
import type { usePartyOnPass } from './usePartyOnPass.tsx';

export interface PartyRowProps extends SlotRowProps {
  /** Slots of one party, or consecutive ones on one track; of one day, in order. */
  rides: readonly [Slot, ...Slot[]];
  places: Readonly<Record<number, PartyPlace>>;
  /** Asks which of these to cancel. */
  onCancelSome: (rides: readonly Slot[]) => Promise<void>;
  /** Pays for as many of these as a pass fits. */
  onPass: ReturnType<typeof usePartyOnPass>;
}

/** Several slots as one row: the times, the place and the number. It expands to the single slots. */
export function PartyRow({ rides, places, onCancelSome, onPass, ...rowProps }: PartyRowProps) {
  const t = usePageTexts(ownPartyTexts);
  const { common } = useTexts();
  const { zone } = usePark();
  const trackName = useTrackName();
  const times = spansOf(rides).map(({ start, end }) => `${timeText(start, zone)}–${timeText(end, zone)}`);
  const time = times.join(', ');
  const tracks = [...new Set(rides.map(({ track }) => track))].map(trackName).join(', ');
  return (
    <li className={styles.party}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.times}>
            {times.map((each) => (
              <span key={each} className={styles.time}>
                {each}
              </span>
            ))}
          </span>
          <span className={listStyles.what}>
            <span className={listStyles.track}>{tracks}</span>
            <span className={listStyles.details}>
              {`${t.slots(rides.length)} · ${common.price(priceOf(rides))}`}
            </span>
          </span>
          <ChevronDownIcon className={styles.chevron} />
        </summary>
        <ul className={styles.rides}>
          {rides.map((slot) => (
            <SlotRow key={slot.id} slot={slot} person={personOf(places[slot.id], t.place)} {...rowProps} />
          ))}
        </ul>
      </details>
      <div className={styles.ways}>
        <State rides={rides} now={rowProps.now} />
        <PayOnPass {...{ rides, time, tracks, onPass }} />
        <PayAll rides={rides} now={rowProps.now} />
        <CancelSome {...{ rides, time, tracks, onCancelSome }} now={rowProps.now} />
      </div>
    </li>
  );
}

/** The name, and the place in the party. */
function personOf(place: PartyPlace | undefined, placeText: (place: PartyPlace) => string): string {
  if (!place) return '';
  return [place.name, placeText(place)].filter(Boolean).join(' · ');
}

interface PartOfRow {
  rides: readonly Slot[];
  now: Temporal.Instant;
}

function State({ rides, now }: PartOfRow) {
  const t = usePageTexts(ownPartyTexts);
  const { account } = useTexts();
  const paidCount = rides.filter(({ payment }) => payment !== null).length;
  if (paidCount > 0)
    return (
      <span className={listStyles.paid}>
        <CheckIcon />{' '}
        <span>{paidCount === rides.length ? account.paid : t.paidOf(paidCount, rides.length)}</span>
      </span>
    );
  if (!rides.every((slot) => hasEnded(slot, now))) return null;
  return (
    <span className={listStyles.ended}>
      <ClockIcon /> <span>{account.ended}</span>
    </span>
  );
}

/** Pays with a pass for as many slots as it can. */
function PayOnPass({
  rides,
  time,
  tracks,
  onPass,
}: Pick<CancelSomeProps, 'rides' | 'time' | 'tracks'> & Pick<PartyRowProps, 'onPass'>) {
  const t = usePageTexts(ownPartyTexts);
  const count = onPass.offerFor(rides)?.covered.length ?? 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={listStyles.more}
      aria-label={t.payOnPassAt(count, time, tracks)}
      onClick={() => void onPass.pay(rides)}
    >
      {t.payOnPass(count)}
    </button>
  );
}

/** One payment for all unpaid slots. */
function PayAll({ rides, now }: PartOfRow) {
  const t = usePageTexts(ownPartyTexts);
  const { common } = useTexts();
  const { payments } = usePark();
  const unpaid = rides
    .filter((slot) => slot.payment === null && isToPay(slot) && !hasBegun(slot, now))
    .slice(0, slotsOfCheckoutAtMost);
  if (payments.online === 'off' || unpaid.length < 2) return null;
  return (
    <Link className={listStyles.more} to={paySlotsPath(unpaid.map(({ id }) => id))}>
      {t.payOnline(unpaid.length, common.price(priceOf(unpaid)))}
    </Link>
  );
}

interface CancelSomeProps extends PartOfRow, Pick<PartyRowProps, 'onCancelSome'> {
  time: string;
  tracks: string;
}

function CancelSome({ rides, now, time, tracks, onCancelSome }: CancelSomeProps) {
  const t = usePageTexts(ownPartyTexts);
  const { policy } = usePark();
  const cancellable = rides.filter((slot) => isCancellingOpen(slot, now, policy));
  if (cancellable.length < 2) return null;
  return (
    <Button
      className={classes(listStyles.cancel, styles.cancel)}
      variant="quietDanger"
      aria-label={t.cancelAt(time, tracks)}
      onClick={() => void onCancelSome(cancellable)}
    >
      {t.cancel}
    </Button>
  );
}
