import { useDeferredValue, useMemo } from 'react';
import { errorText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { LiveNote } from '../../../live/LiveNote.tsx';
import { Page } from '../../../page/Page.tsx';
import { NoTracks } from '../../../park/NoTracks.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackNames } from '../../../park/TrackNames.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { Button } from '../../../ui/Button.tsx';
import { CalendarIcon } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { DeskScope } from '../DeskScope.tsx';
import { listId } from '../keepFocus.ts';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { filterReservations, groupByDay, totalsOf } from '../reservations.ts';
import { useAddressView } from '../useAddressView.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { BookingsFilters } from './BookingsFilters.tsx';
import styles from './BookingsPage.module.css';
import { type BookingsView, bookingsAddress, isFiltered, withKnownTrack } from './bookingsView.ts';
import { ReservationDay } from './ReservationDay.tsx';
import { useReservations } from './useReservations.ts';

/** /bookings (SPEC.md §2), behind a guard: every reservation, upcoming or archived, to pay, unbook or move. */
export default function BookingsPage() {
  const t = useDeskTexts();
  const [filters, change] = useAddressView(bookingsAddress, { replace: true });
  const view = withKnownTrack(filters, [...useTrackNames().keys()]);
  return (
    <Page title={t.title}>
      <DeskScope>
        <BookingsFilters view={view} onChange={change} />
        <Reservations view={view} onClear={() => change({ track: 'all', payment: 'all', text: '' })} />
      </DeskScope>
    </Page>
  );
}

function Reservations({ view, onClear }: { view: BookingsView; onClear: () => void }) {
  const t = useDeskTexts();
  const texts = useTexts();
  const { zone } = usePark();
  const { query, reservations, live } = useReservations(view.when);
  const { when, track, payment, text } = view;
  // A letter may change thousands of rows: the input renders first.
  const filter = useDeferredValue(
    useMemo(() => ({ when, track, payment, text }), [when, track, payment, text]),
  );
  const visible = useMemo(
    () => reservations && filterReservations(reservations, filter),
    [reservations, filter],
  );
  const days = useMemo(() => visible && groupByDay(visible, filter.when, zone), [visible, filter.when, zone]);

  const hasNoTracks = useTracks()?.length === 0;

  // A list that failed to load is replaced by the error (SPEC.md §8).
  if (query.isError && !visible) {
    return <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />;
  }
  if (!visible || !days) return <ListSkeleton />;
  return (
    <div className={styles.list}>
      {query.isError && (
        <Alert kind="warning" title={t.loadFailed}>
          {errorText(query.error, texts)}
        </Alert>
      )}
      <LiveNote live={live} reading={query} />
      <p id={listId} tabIndex={-1} className={styles.totals} aria-live="polite">
        <Totals totals={totalsOf(visible)} />
      </p>
      {days.map((group, index) => (
        <ReservationDay key={group.day.toString()} group={group} first={index < 2} />
      ))}
      {days.length === 0 && hasNoTracks && <NoTracks />}
      {days.length === 0 && !hasNoTracks && (
        <div className={styles.empty}>
          <CalendarIcon className={styles.emptyIcon} />
          <p>{isFiltered(view) ? t.noneFound : when === 'upcoming' ? t.noneUpcoming : t.noneArchived}</p>
          {isFiltered(view) && <Button onClick={onClear}>{t.clearFilters}</Button>}
        </div>
      )}
    </div>
  );
}

function Totals({ totals: { count, unpaid, due } }: { totals: ReturnType<typeof totalsOf> }) {
  const t = useDeskTexts();
  const { price } = useTexts().common;
  return (
    <>
      <strong>{t.reservations(count)}</strong>
      {count > 0 && <span>{`, ${unpaid > 0 ? t.unpaidOf(unpaid, price(due)) : t.allPaid}`}</span>}
    </>
  );
}
