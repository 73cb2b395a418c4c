import { type Closure, closureOf } from '@cablepark/domain/closures/closure';
import type { Slot } from '@cablepark/domain/slots/slot';
import { isForecastable } from '@cablepark/domain/weather/forecast';
import { Suspense, useMemo, useState } from 'react';
import type { HeldUntil } from '../../../booking/held/useHeldSlots.ts';
import { priceOf } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { lazyExtra } from '../../../lib/lazyExtra.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { HourActions } from '../booking/useBooking.ts';
import { type PlaceNumber, placesOf } from '../places.ts';
import styles from './HourRows.module.css';
import { type HourRow, hourRows, splitHours } from './hourRows.ts';
import { SlotButton } from './SlotButton.tsx';

const HourSky = lazyExtra(() => import('../../../park/weather/HourSky.tsx'));

interface HourRowsProps {
  slots: readonly Slot[];
  me: string | null;
  now: Temporal.Instant;
  closures: readonly Closure[];
  actions: HourActions;
  heldUntil: HeldUntil;
}

/** The hours of a day, each with its slots by minute (SPEC.md §4, "Hour rows"). A button shows the past ones. */
export function HourRows(props: HourRowsProps) {
  const { slots, ...rowProps } = props;
  const { now, closures } = rowProps;
  const { zone } = usePark();
  const t = useTexts().planner;
  const rows = useMemo(() => hourRows(slots, now, zone, closures), [slots, now, zone, closures]);
  const places = useMemo(() => placesOf(slots), [slots]);
  // As of the opening of the day: later no hour moves under the rider's thumb.
  const [openedAt] = useState(now);
  const { earlier, coming } = splitHours(rows, openedAt);
  return (
    <>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary className={styles.summary}>
            <ChevronDownIcon className={styles.chevron} />
            <span>{t.earlierHours}</span>
          </summary>
          <Rows {...rowProps} places={places} rows={earlier} />
        </details>
      )}
      <Rows {...rowProps} places={places} rows={coming} forecastFrom={openedAt} />
    </>
  );
}

interface RowsProps extends Omit<HourRowsProps, 'slots'> {
  rows: readonly HourRow[];
  places: ReadonlyMap<number, PlaceNumber>;
  /** The hours from then on have a line for the weather; without it none has. */
  forecastFrom?: Temporal.Instant;
}

function Rows({ rows, places, me, now, closures, actions, heldUntil, forecastFrom }: RowsProps) {
  const { features } = usePark();
  const skyFrom = features.includes('weather') ? forecastFrom : undefined;
  const { choice } = actions;
  const chosenIds = new Set(choice.slots.map(({ id }) => id));
  return (
    <ol className={styles.rows}>
      {rows.map((row) => (
        <li key={row.key} className={styles.row}>
          <HourLabel row={row} actions={actions} />
          <ul className={styles.positions} style={{ '--columns': columnsOf(row) }}>
            {row.positions.map((sharing, index) => (
              // A position is nothing but its place in the hour.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={styles.position}>
                {sharing.map((slot) => (
                  <SlotButton
                    key={slot.id}
                    slot={slot}
                    place={places.get(slot.id)}
                    me={me}
                    now={now}
                    pending={actions.pending.has(slot.id)}
                    isClosed={actions.isClosed}
                    closure={closureOf(slot, closures)}
                    heldUntil={heldUntil}
                    chosen={chosenIds.has(slot.id)}
                    onBook={choice.isOn ? choice.tap : (one) => void actions.book(one)}
                    onCancel={(slot) => void actions.cancel(slot, heldUntil(slot) !== null)}
                    onPay={(slot) => void actions.pay([slot.id])}
                  />
                ))}
              </li>
            ))}
          </ul>
          {skyFrom && <SkyLine at={startOf(row)} now={now} from={skyFrom} />}
        </li>
      ))}
    </ol>
  );
}

/** The row's first moment. */
function startOf({ key }: HourRow): Temporal.Instant {
  return Temporal.Instant.from(key.replace(' long', ''));
}

/** Keeps its height before the forecast is there, so that no slot moves under a thumb. */
function SkyLine({ at, now, from }: Record<'at' | 'now' | 'from', Temporal.Instant>) {
  // Set only on the server's page.
  const { madeAt } = usePark();
  if (!isForecastable(at, from)) return null;
  return (
    <p className={styles.sky}>
      {madeAt === undefined && (
        <Suspense>
          <HourSky at={at} now={now} />
        </Suspense>
      )}
    </p>
  );
}

/** Quarters fill a line; shorter slots wrap. */
function columnsOf(row: HourRow): number {
  return row.hour === null ? 3 : Math.min(row.positions.length, 4);
}

/** The hour with its book-all button; ∞ for slots longer than an hour. */
function HourLabel({ row, actions }: { row: HourRow; actions: HourActions }) {
  const { common, planner: t } = useTexts();
  const { slots } = row.bookAll;
  if (row.hour === null) {
    return (
      <span className={styles.hour}>
        <span aria-hidden="true">∞</span>
        <VisuallyHidden>{t.longSlots}</VisuallyHidden>
      </span>
    );
  }
  const hour = `${String(row.hour).padStart(2, '0')}:00`;
  if (!row.bookAll.shown) return <span className={styles.hour}>{hour}</span>;
  const busy = slots.some((slot) => actions.pending.has(slot.id));
  return (
    <button
      type="button"
      className={styles.all}
      disabled={!row.bookAll.enabled || busy || actions.isClosed}
      onClick={() => (actions.choice.isOn ? actions.choice.add(slots) : void actions.bookAll(slots))}
    >
      <span className={styles.hour}>{hour}</span>
      {slots.length === 0 ? (
        <VisuallyHidden>{t.noFreeSlots}</VisuallyHidden>
      ) : (
        <>
          <span className={styles.allWord}>{t.bookAll(slots.length, common.price(priceOf(slots)))}</span>
          <VisuallyHidden>{t.bookAllLabel}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
