import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { memo } from 'react';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { classes } from '../../../ui/classes.ts';
import { inBlocks, sameItems } from '../blocks.ts';
import { type ReservationDay as Day, type Reservation, totalsOf } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useNear } from '../useNear.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './ReservationDay.module.css';
import rows from './ReservationRow.module.css';
import { ReservationRow } from './ReservationRow.tsx';

/** Rows that switch together between buttons and plain text. */
const blockSize = 12;

/** A day's reservations under its name. `first`: visible from the start. */
export const ReservationDay = memo(
  function ReservationDay({ group: { day, reservations }, first }: { group: Day; first: boolean }) {
    const t = useDeskTexts();
    const { language } = useLanguage();
    const { price } = useTexts().common;
    const headingId = `day-${day.toString()}`;
    const { count, unpaid, due } = totalsOf(reservations);
    return (
      <section className={styles.day} aria-labelledby={headingId}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title}>
            <span className={styles.weekday}>{weekdayText(day, language)}</span> <span>{dateText(day)}</span>
          </h2>
          <p
            className={styles.totals}
          >{`${t.reservations(count)} · ${unpaid > 0 ? t.unpaidOf(unpaid, price(due)) : t.allPaid}`}</p>
        </div>
        {/* A list with blocks between it and its rows, which `<ul>` does not allow. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <div className={styles.rows} role="list" aria-labelledby={headingId}>
          {inBlocks(reservations, blockSize).map((block, index) => (
            // A block is identified by its place in the day.
            // oxlint-disable-next-line react/no-array-index-key
            <Block key={index} reservations={block} first={first && index === 0} />
          ))}
        </div>
      </section>
    );
  },
  (a, b) => a.first === b.first && sameItems(a.group.reservations, b.group.reservations),
);

/** Rows near the screen have buttons; far rows are plain text of the same height, which is cheap and still searchable by the browser. */
const Block = memo(
  function Block({ reservations, first }: { reservations: readonly Reservation[]; first: boolean }) {
    const { ref, near } = useNear<HTMLDivElement>(first);
    const words = useReservationWords();
    const trackName = useTrackName();
    const t = useDeskTexts();
    return (
      <div ref={ref} role="presentation" className={styles.block} style={{ '--rows': reservations.length }}>
        {reservations.map((reservation) => (
          <div
            key={reservation.slot.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="listitem"
            className={classes(rows.row, near ? rows.drawn : rows.text)}
          >
            {near ? (
              <ReservationRow reservation={reservation} />
            ) : (
              [
                reservation.time,
                trackName(reservation.slot.track),
                words.name(reservation),
                reservation.rider?.phone,
                reservation.rider?.email,
                reservation.slot.payment === null ? t.notPaid : t.paidBy(null),
              ]
                .filter(Boolean)
                .join(' · ')
            )}
          </div>
        ))}
      </div>
    );
  },
  (a, b) => a.first === b.first && sameItems(a.reservations, b.reservations),
);
