import { alwaysOpen } from '@cablepark/contract/park/event-places';
import { eventName } from '@cablepark/domain/events/events';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useEventTime } from '../../park/useEventTime.ts';
import { shownEvents } from '../events/api/shownEvents.ts';
import styles from './WaitingSlots.module.css';

/** The event that a visitor chose before the log-in, from the cache of the events' page. Renders nothing after an error. */
export default function WaitingEvent({ id }: { id: number }) {
  const t = useTexts().auth;
  const { language } = useLanguage();
  const { zone, features } = usePark();
  const now = clock.now();
  const timeOf = useEventTime(now);
  const today = dayOf(now, zone);
  const inEnglish = features.includes('events');
  const { data } = useQuery(shownEvents({ today, zone, me: null, inEnglish, times: alwaysOpen }));
  const event = data?.find((each) => each.event.id === id)?.event;
  if (!event) return null;
  return (
    <aside className={styles.waiting} aria-label={t.eventWaits}>
      <p className={styles.label}>{t.eventWaits}</p>
      <p className={styles.time}>{eventName(event, language)}</p>
      <p>{timeOf(event)}</p>
    </aside>
  );
}
