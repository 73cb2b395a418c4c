import { dateText, timeText, weekdayText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { memo } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { columnGroups, type TrackDay } from './daySheet.ts';
import styles from './PrintSheet.module.css';
import type { Reservation } from './reservations.ts';
import { phoneText } from './rider.ts';
import { methodText, useDeskTexts } from './useDeskTexts.ts';
import { useReservationWords } from './useReservationWords.tsx';

/** Lines without a time under each track, for extra riders on a full day. */
const spareLines = 4;

interface PrintSheetProps {
  day: Temporal.PlainDate;
  tracks: readonly TrackDay[];
  /** Time of the server's data. */
  at: Temporal.Instant;
}

/** Tracks per sheet, so that names stay readable. */
const tracksOnSheet = 2;

/** The day on A4 for the clipboard at the dock, two tracks a sheet: the only printed part of the page. Free slots are empty lines. */
export const PrintSheet = memo(function PrintSheet({ day, tracks, at }: PrintSheetProps) {
  const t = useDeskTexts();
  const { common } = useTexts();
  const { language } = useLanguage();
  const { name, zone } = usePark();
  const lines = Math.max(...tracks.map(({ reservations }) => reservations.length)) + spareLines;
  return createPortal(
    <div className={styles.sheets} style={{ '--lines': lines }}>
      {columnGroups(tracks, tracksOnSheet).map((group) => (
        <div key={group[0]?.track} className={styles.sheet}>
          <div className={styles.head}>
            <p
              className={styles.title}
            >{`${t.sheetTitle}: ${weekdayText(day, language)} ${dateText(day)}`}</p>
            <p>{`${name || common.siteName} · ${t.refreshedAt(`${dateText(dayOf(at, zone))} ${timeText(at, zone)}`)}`}</p>
          </div>
          <div className={styles.tracks}>
            {group.map((of) => (
              <TrackTable key={of.track} of={of} />
            ))}
          </div>
        </div>
      ))}
    </div>,
    document.body,
  );
});

function TrackTable({ of: { track, reservations } }: { of: TrackDay }) {
  const t = useDeskTexts();
  const trackName = useTrackName();
  const words = useReservationWords();
  const nameOf = (reservation: Reservation) => {
    if (reservation.slot.rider === null) return reservation.missing ? t.freedAfterMissing : '';
    const name = words.name(reservation);
    return reservation.missing ? `${name} (${t.sheetMissing})` : name;
  };
  return (
    <table className={styles.table}>
      <caption>{trackName(track)}</caption>
      <thead>
        <tr>
          <th className={styles.time}>{t.sheetTime}</th>
          <th>{t.sheetName}</th>
          <th className={styles.phone}>{t.sheetPhone}</th>
          <th className={styles.paid}>{t.sheetPaid}</th>
        </tr>
      </thead>
      <tbody>
        {reservations.map((reservation) => (
          <tr key={reservation.slot.id}>
            <td>{reservation.time}</td>
            <td>{nameOf(reservation)}</td>
            <td>{phoneText(reservation.rider?.phone ?? '')}</td>
            <td>
              {paidText(reservation.slot.payment, reservation.payment && methodText(reservation.payment, t))}
            </td>
          </tr>
        ))}
        {Array.from({ length: spareLines }, (_, index) => (
          // Empty lines are interchangeable.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`spare ${index}`}>
            <td colSpan={4}>&nbsp;</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function paidText(payment: number | null, method: string | null): string {
  if (payment === null) return '';
  return method === null ? '✓' : `✓ ${method}`;
}
