import { paths } from '@cablepark/contract/paths';
import { may } from '@cablepark/domain/accounts/permissions';
import { dayOf } from '@cablepark/domain/time/park-time';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { lazyExtra } from '../../../lib/lazyExtra.tsx';
import { ofDevice } from '../../../lib/time/ofDevice.ts';
import { Page } from '../../../page/Page.tsx';
import { NoTracks } from '../../../park/NoTracks.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { OneOf } from '../../../staff/form/OneOf.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { useMedia } from '../../../ui/useMedia.ts';
import { useNow } from '../../../ui/useNow.ts';
import { SearchField } from '../bookings/SearchField.tsx';
import { ClosuresToday } from '../closures/ClosuresToday.tsx';
import { DeskScope } from '../DeskScope.tsx';
import { byTrack, columnGroups, dayAddress, type TrackDay as Sheet } from '../daySheet.ts';
import { useDesk } from '../deskContext.ts';
import { FriendsHoldsProvider } from '../friends/FriendsHolds.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { PrintSheet } from '../PrintSheet.tsx';
import { RefreshNote } from '../RefreshNote.tsx';
import { filterReservations, type Reservation } from '../reservations.ts';
import { StopsToday } from '../stops/StopsToday.tsx';
import { JustNow } from '../undo/JustNow.tsx';
import { useAddressView } from '../useAddressView.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { BoardLink } from './BoardLink.tsx';
import { DayHead } from './DayHead.tsx';
import { DueClose, ToClosings } from './DueClose.tsx';
import { EmptyDay } from './EmptyDay.tsx';
import { EventsOfDay } from './EventsOfDay.tsx';
import { LayOut } from './LayOut.tsx';
import { OffersProvider } from './Offers.tsx';
import styles from './TodayPage.module.css';
import { TrackCalendars } from './TrackCalendars.tsx';
import { TrackDay } from './TrackDay.tsx';
import { useDay } from './useDay.ts';
import { WaitingGroups } from './WaitingGroups.tsx';

const WeatherToday = lazyExtra(() => import('../weather/WeatherToday.tsx'));

/** /today, behind a guard: current and next riders, payments, and free slots, track beside track. */
export default function TodayPage() {
  const t = useDeskTexts();
  const { zone, features } = usePark();
  const now = useNow();
  const [view, change] = useAddressView(dayAddress);
  const today = dayOf(now, zone);
  const day = view.day ?? today;
  const isToday = day.equals(today);
  const { user } = useAuth();
  const canClose = features.includes('day-closes') && may(user?.role ?? null, 'day.close');
  const go = (to: Temporal.PlainDate) => change({ day: to.equals(today) ? null : to, slot: null });

  const forget = useCallback(() => change({ slot: null }), [change]);

  return (
    <Page title={isToday ? t.today : t.dayPlan} heading={null}>
      <DeskScope>
        <Head day={day} isToday={isToday} today={today} onDay={go} />
        {canClose && <DueClose />}
        {isToday && features.includes('closures') && <ClosuresToday />}
        {isToday && features.includes('stops') && <StopsToday />}
        {isToday && features.includes('weather') && (
          <Suspense>
            <WeatherToday now={now} />
          </Suspense>
        )}
        {isToday && features.includes('groups') && <WaitingGroups />}
        {isToday && features.includes('gear') && <LayOut />}
        {isToday && features.includes('desk') && <JustNow />}
        <OffersProvider>
          <FriendsHoldsProvider day={day}>
            <Day day={day} isToday={isToday} now={now} onDay={go} slot={view.slot} onOpened={forget} />
          </FriendsHoldsProvider>
        </OffersProvider>
        {features.includes('calendar') && <TrackCalendars />}
        {features.includes('board-names') && <BoardLink />}
        <p className={styles.board}>
          <Link to={paths.board}>{t.board}</Link> <span>{t.boardNote}</span>
        </p>
        {canClose && <ToClosings />}
      </DeskScope>
    </Page>
  );
}

interface HeadProps {
  day: Temporal.PlainDate;
  isToday: boolean;
  today: Temporal.PlainDate;
  onDay: (day: Temporal.PlainDate) => void;
}

function Head({ day, isToday, today, onDay }: HeadProps) {
  const { open } = useDesk();
  const isPast = Temporal.PlainDate.compare(day, today) < 0;
  const { features } = usePark();
  const books = features.includes('parties') && !isPast;
  const closes = features.includes('closures') && isToday;
  const stops = features.includes('stops') && isToday;
  const sells = features.includes('bills') && isToday;
  return (
    <DayHead
      day={day}
      isToday={isToday}
      onDay={onDay}
      onToday={() => onDay(today)}
      onGroup={books ? () => open({ kind: 'group', day, first: null }) : undefined}
      onStop={stops ? () => open({ kind: 'stop' }) : undefined}
      onClose={closes ? () => open({ kind: 'close' }) : undefined}
      onTill={sells ? () => open({ kind: 'till' }) : undefined}
    />
  );
}

interface DayProps {
  day: Temporal.PlainDate;
  isToday: boolean;
  now: Temporal.Instant;
  onDay: (day: Temporal.PlainDate) => void;
}

interface OpeningProps {
  /** The slot in the address; its details open once. */
  slot: number | null;
  onOpened: () => void;
}

/** The search looks through the whole day. */
const everyBooking = { when: 'upcoming', track: 'all', payment: 'all' } as const;

/** The most tracks side by side on a wide screen. */
const mostColumns = 4;

function Day({ day, isToday, now, onDay, slot, onOpened }: DayProps & OpeningProps) {
  const t = useDeskTexts();
  const { query, reservations } = useDay(day);
  useOpening(reservations, { slot, onOpened });
  const tracks = useTracks();
  const [text, setText] = useState('');
  const ids = useMemo(() => tracks?.map(({ id }) => id), [tracks]);
  const days = useMemo(() => reservations && ids && byTrack(reservations, ids), [reservations, ids]);
  const found = useMemo(() => {
    if (text.trim() === '' || !reservations || !ids) return days;
    const hits = byTrack(filterReservations(reservations, { ...everyBooking, text }), ids);
    // A phone shows one track at a time: that of a hit.
    return hits.filter((each) => each.reservations.length > 0);
  }, [text, days, reservations, ids]);
  const readAt = useMemo(() => ofDevice(query.dataUpdatedAt), [query.dataUpdatedAt]);
  // Rendered after the page with low priority, and as a whole, so that a day's riders never appear under another date.
  const sheet = useDeferredValue(
    useMemo(() => days && { day, tracks: days, at: readAt }, [day, days, readAt]),
  );
  if (query.isError && !days) {
    return <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />;
  }
  if (!days) return <ListSkeleton />;
  if (days.length === 0) return <NoTracks />;
  return (
    <>
      {query.isError && <RefreshNote failed at={readAt} />}
      {reservations && <EventsOfDay day={day} reservations={reservations} />}
      <div className={styles.find}>
        <search className={styles.search}>
          <SearchField
            label={t.search}
            hint={t.searchHint}
            clearLabel={t.clearSearch}
            value={text}
            onChange={setText}
          />
        </search>
        {!query.isError && <RefreshNote failed={false} at={readAt} />}
      </div>
      {found?.length === 0 && <p>{t.nobodyFound}</p>}
      <Columns days={found ?? days} isToday={isToday && found === days} now={now} />
      {reservations?.length === 0 && <EmptyDay day={day} onDay={onDay} />}
      {sheet && <PrintSheet {...sheet} />}
    </>
  );
}

/** Opens the details of the address's booking once the day is loaded. */
function useOpening(
  reservations: readonly Reservation[] | undefined,
  { slot, onOpened }: OpeningProps,
): void {
  const { open } = useDesk();
  useEffect(() => {
    if (slot === null || !reservations) return;
    const reservation = reservations.find((each) => each.slot.id === slot);
    if (reservation && reservation.slot.rider !== null) open({ kind: 'details', reservation });
    onOpened();
  }, [slot, reservations, open, onOpened]);
}

/** The tracks side by side; a phone shows one, and other screens some if there are many. */
function Columns({ days, isToday, now }: Omit<DayProps, 'day' | 'onDay'> & { days: readonly Sheet[] }) {
  const t = useDeskTexts();
  const trackName = useTrackName();
  /** A track of the chosen group: groups change with the search. */
  const [choice, setChoice] = useState<number | null>(null);
  const oneAtATime = useMedia('(width < 45rem)');
  const groups = columnGroups(days, oneAtATime ? 1 : mostColumns);
  const groupOf = (track: number | null) =>
    groups.find((group) => group.some((each) => each.track === track)) ?? groups[0] ?? [];
  const chosenSheets = groupOf(choice);
  // The choice shows at once; the tracks, some hundred lines, follow.
  const visibleSheets = groupOf(useDeferredValue(choice));
  const label = (group: readonly Sheet[]) =>
    [...new Set([group[0], group.at(-1)])].map((each) => each && trackName(each.track)).join(' – ');
  return (
    <>
      {groups.length > 1 && (
        <OneOf
          legend={t.track}
          options={groups.map((group, index) => ({ value: String(index), label: label(group) }))}
          value={String(Math.max(groups.indexOf(chosenSheets), 0))}
          onChange={(value) => setChoice(groups[Number(value)]?.[0]?.track ?? null)}
        />
      )}
      <div className={styles.tracks} data-columns={visibleSheets.length}>
        {visibleSheets.map((of) => (
          <TrackDay key={of.track} of={of} isToday={isToday} now={now} />
        ))}
      </div>
    </>
  );
}
