import 'virtual:placeholders/places.css';
import { paths } from '@cablepark/contract/paths';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import { Held } from '../../booking/held/Held.tsx';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { LiveNote } from '../../live/LiveNote.tsx';
import { Page } from '../../page/Page.tsx';
import { AddHere } from '../../park/AddHere.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { AfterBooking } from '../../push/AfterBooking.tsx';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { useNow } from '../../ui/useNow.ts';
import { EventCard } from './EventCard.tsx';
import styles from './EventsPage.module.css';
import { useEventActions } from './useEventActions.ts';
import { useEvents } from './useEvents.ts';

/** Upcoming events with registration, and past ones separately (SPEC.md §2, /events). */
export default function EventsPage() {
  const t = usePageTexts(infoTexts).events;
  const { common } = useTexts();
  const now = useNow(undefined, usePark().madeAt);
  const { ahead, behind, all, failed, refetch, live, reading } = useEvents(now);
  const { isBusy, press, hasBooked } = useEventActions(all);
  const cards = (events: readonly ShownEvent[], first = false) => (
    <ul className={styles.cards}>
      {events.map((shownEvent, index) => (
        <li key={shownEvent.event.id} className={first && index === 0 ? styles.next : undefined}>
          <EventCard
            entry={shownEvent}
            now={now}
            leads={first && index === 0}
            busy={isBusy(shownEvent)}
            onSubscribe={() => press(shownEvent)}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <Page title={t.title} lead={t.lead}>
      {failed && (
        <Alert kind={ahead ? 'warning' : 'danger'}>
          <p>{t.loadFailed}</p>
          {ahead && <p>{t.stale}</p>}
          <Button onClick={() => void refetch()}>{common.tryAgain}</Button>
        </Alert>
      )}
      {!failed && <LiveNote live={live} reading={reading} />}
      <Held />
      <AfterBooking hasBooked={hasBooked} />
      {!failed && !ahead && <EventsSkeleton />}
      {ahead && (
        <section className={styles.part} aria-labelledby="events-ahead">
          <h2 id="events-ahead">{t.upcoming}</h2>
          {ahead.length > 0 ? cards(ahead, true) : <p>{t.none}</p>}
          {ahead.length === 0 && <AddHere action="event.edit" to={paths.eventsEditor} label={t.add} />}
        </section>
      )}
      {behind && behind.length > 0 && (
        <section className={styles.part} aria-labelledby="events-behind">
          <h2 id="events-behind">{t.past}</h2>
          {cards(behind)}
        </section>
      )}
    </Page>
  );
}

function EventsSkeleton() {
  const t = useTexts().common;
  return (
    <output className={styles.cards} aria-busy="true" aria-label={t.loading}>
      <span className={styles.coming} />
      <span className={styles.coming} />
      <span className={styles.coming} />
    </output>
  );
}
