import 'virtual:placeholders/places.css';
import { paths } from '@cablepark/contract/paths';
import { eventDescription, eventName } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import { isWebAddress } from '@cablepark/domain/text/web-address';
import { Link, Navigate, useParams } from 'react-router';
import { Held } from '../../booking/held/Held.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useEventTime } from '../../park/useEventTime.ts';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { AfterBooking } from '../../push/AfterBooking.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Loading } from '../../ui/status/Loading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { EventAction, EventCard, EventPicture, headingOf } from './EventCard.tsx';
import { EventFacts } from './EventFacts.tsx';
import styles from './EventPage.module.css';
import { useEventActions } from './useEventActions.ts';
import { useEvents } from './useEvents.ts';

/** /events/{id}: the page of one event, to share. A deleted event redirects to the list. */
export default function EventPage() {
  const { eventId } = useParams();
  const now = useNow(undefined, usePark().madeAt);
  const { ahead, behind, all, failed } = useEvents(now);
  const { isBusy, press, hasBooked } = useEventActions(all);
  const entry = [...(ahead ?? []), ...(behind ?? [])].find(({ event }) => String(event.id) === eventId);
  if (!entry) return all || failed ? <Navigate to={paths.events} replace /> : <Loading />;
  const others = (ahead ?? []).filter((each) => each !== entry).slice(0, mostOthers);
  return (
    <EventPageOf
      entry={entry}
      now={now}
      busy={isBusy(entry)}
      hasBooked={hasBooked}
      onSubscribe={() => press(entry)}
    >
      {others.map((each) => (
        <li key={each.event.id}>
          <EventCard
            entry={each}
            now={now}
            leads={false}
            isOther
            busy={isBusy(each)}
            onSubscribe={() => press(each)}
          />
        </li>
      ))}
    </EventPageOf>
  );
}

/** A row of them on a wide screen. */
const mostOthers = 3;

const pictureSizes = '(width >= 60rem) 44rem, 94vw';

interface EventPageProps {
  entry: ShownEvent;
  now: Temporal.Instant;
  busy: boolean;
  hasBooked: boolean;
  onSubscribe: () => void;
  /** The cards of other upcoming events. */
  children: readonly Elements[];
}

function EventPageOf(props: EventPageProps) {
  const t = usePageTexts(infoTexts).events;
  const { language } = useLanguage();
  const { contact } = usePark();
  const timeOf = useEventTime(props.now);
  const isHidden = useIsHidden();
  const { event } = props.entry;
  const name = eventName(event, language);
  const description = eventDescription(event, language);
  return (
    <Page title={name} heading={null}>
      <Held />
      <AfterBooking hasBooked={props.hasBooked} />
      <article className={styles.event} aria-labelledby={headingOf(event)}>
        <div className={styles.picture}>
          <EventPicture entry={props.entry} leads sizes={pictureSizes} />
        </div>
        <div className={styles.body}>
          <p className={styles.when}>{timeOf(event)}</p>
          <h1 id={headingOf(event)}>{name}</h1>
          {description !== null && <p className={styles.description}>{description}</p>}
          {event.url && isWebAddress(event.url) && (
            <a className={styles.link} href={event.url} rel="noopener noreferrer">
              {t.more}
            </a>
          )}
          <EventFacts entry={props.entry} now={props.now} />
          <EventAction {...props} leads tellsPlaces={false} />
          <p className={styles.links}>
            {contact.address && !isHidden(paths.location) && (
              <Link className={styles.link} to={paths.location}>
                {t.way}
              </Link>
            )}
            <Link className={styles.link} to={paths.events}>
              {t.all}
            </Link>
          </p>
        </div>
      </article>
      {props.children.length > 0 && (
        <section className={styles.more} aria-labelledby="other-events">
          <h2 id="other-events">{t.others}</h2>
          <ul className={styles.others}>{props.children}</ul>
        </section>
      )}
    </Page>
  );
}
