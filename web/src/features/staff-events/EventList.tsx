import { fileAddress } from '@cablepark/contract/park/files';
import { eventName, type ParkEvent } from '@cablepark/domain/events/events';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { LiveNote } from '../../live/LiveNote.tsx';
import { refetchEvery } from '../../live/refetchEvery.ts';
import { useLiveReading } from '../../live/useLiveReading.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import form from '../../staff/form/Form.module.css';
import { whenText } from '../../staff/form/when.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { comingEvents, eventKeys } from '../events/api/readEvents.ts';
import { deleteEvent, eventChanged, followedComing, pastEvents } from './api/events.ts';
import styles from './Events.module.css';

type View = 'coming' | 'past';
const views: readonly View[] = ['coming', 'past'];
export function EventList({ onEdit }: { onEdit: (event: ParkEvent | 'new') => void }) {
  const t = useStaffTexts().events;
  const { loading } = useTexts().common;
  const [view, setView] = useState<View>('coming');
  const { zone } = usePark();
  const live = useLiveReading({
    list: followedComing(dayOf(useNow(60_000), zone), zone),
    queryKey: eventKeys.all,
  });
  const query = view === 'coming' ? comingEvents(zone) : pastEvents(zone);
  const events = useQuery({ ...query, refetchInterval: refetchEvery(live, false, false) });
  return (
    <>
      <div className={styles.head}>
        <Choice
          legend={t.view}
          options={views.map((value) => ({ value, label: t.views[value] }))}
          value={view}
          onChange={setView}
        />
        <Button variant="primary" onClick={() => onEdit('new')}>
          {t.add}
        </Button>
      </div>
      {events.isPending && (
        <div className={styles.list}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </div>
      )}
      {events.isError && <LoadFailure title={t.loadFailed} error={events.error} onRetry={events.refetch} />}
      {events.data && <LiveNote live={live} reading={events} />}
      {events.data?.length === 0 && (
        <p className={form.empty}>{view === 'coming' ? t.noneComing : t.nonePast}</p>
      )}
      {events.data && events.data.length > 0 && (
        <ul className={styles.list}>
          {events.data.map((event) => (
            <EventRow key={event.id} event={event} onEdit={() => onEdit(event)} />
          ))}
        </ul>
      )}
    </>
  );
}

function EventRow({ event, onEdit }: { event: ParkEvent; onEdit: () => void }) {
  const t = useStaffTexts().events;
  const trackName = useTrackName();
  const { language } = useLanguage();
  const { zone } = usePark();
  const name = eventName(event, language);
  const remove = useRemoving(event, name);
  return (
    <li className={styles.event}>
      {event.image === null ? (
        <span className={styles.noPicture}>
          <CalendarIcon />
        </span>
      ) : (
        <img className={styles.thumb} src={fileAddress(event.image)} alt="" loading="lazy" />
      )}
      <div className={styles.what}>
        <h2 className={styles.name}>{name}</h2>
        <p>{whenText(event.start, zone, language)}</p>
        <p className={form.hint}>
          {[
            event.track === null ? t.allTracks : trackName(event.track),
            event.slots.length === 0 ? t.noPlaces : t.places(event.slots.length),
          ].join(' · ')}
        </p>
      </div>
      <div className={form.actions}>
        <Button aria-label={t.editOne(name)} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button variant="quietDanger" aria-label={t.deleteOne(name)} onClick={() => void remove()}>
          {t.delete}
        </Button>
      </div>
    </li>
  );
}

/** Asks, deletes, and explains why an event must stay. */
function useRemoving(event: ParkEvent, name: string): () => Promise<void> {
  const t = useStaffTexts().events;
  const texts = useTexts();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const removing = useMutation({
    mutationFn: () => deleteEvent(event.id),
    onSuccess: () => toast.success(t.deleted),
    onError: (error) => {
      const bookings =
        error instanceof ApiError && error.code === 'SLOT_BOOKED' ? error.extensions.slots : null;
      if (Array.isArray(bookings)) toast.error(t.deleteBooked(bookings.length));
      else toast.error(failedText(t.deleteFailed, error, texts));
    },
    onSettled: () => eventChanged(queries),
  });
  return async () => {
    const title = t.deleteQuestion(name);
    if (await confirm({ title, text: t.deleteText, confirmLabel: t.delete, danger: true })) removing.mutate();
  };
}
