import { fileAddress } from '@cablepark/contract/park/files';
import { paths } from '@cablepark/contract/paths';
import { artOf } from '@cablepark/domain/events/event-art';
import { eventDescription, eventName, eventState } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import { isWebAddress } from '@cablepark/domain/text/web-address';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { hostedUrl } from '../../lib/http/urls.ts';
import { useEventTime } from '../../park/useEventTime.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { CheckIcon } from '../../ui/signIcons.tsx';
import styles from './EventCard.module.css';
import { useCostText } from './useCostText.ts';

interface EventCardProps {
  entry: ShownEvent;
  now: Temporal.Instant;
  busy: boolean;
  /** The first card of the page: it is wide where there is room, and its picture is preloaded. */
  leads: boolean;
  /** Whether its action is less than the page's main one. */
  isOther?: boolean;
  onSubscribe: () => void;
}

/** An event with its picture, its time and its action (SPEC.md §4, "Event card button"). */
export function EventCard(props: EventCardProps) {
  const { entry, leads } = props;
  const t = usePageTexts(infoTexts).events;
  const { language } = useLanguage();
  const timeOf = useEventTime(props.now);
  const { event } = entry;
  const headingId = headingOf(event);

  return (
    <article className={classes(styles.card, leads && styles.lead)} aria-labelledby={headingId}>
      <div className={styles.picture}>
        <EventPicture entry={entry} leads={leads} sizes={leads ? leadingSizes : undefined} />
      </div>
      <div className={styles.body}>
        <p className={styles.when}>{timeOf(event)}</p>
        <h3 id={headingId}>
          <Link to={paths.event(event.id)}>{eventName(event, language)}</Link>
        </h3>
        <p className={styles.description}>{eventDescription(event, language)}</p>
        {event.url && isWebAddress(event.url) && (
          <a className={styles.more} href={event.url} rel="noopener noreferrer">
            {t.more}
          </a>
        )}
      </div>
      {eventState(event, entry.places, props.now) === 'none' ? (
        <div className={styles.action}>
          <ButtonLink to={paths.event(event.id)} aria-describedby={headingId}>
            {t.details}
          </ButtonLink>
        </div>
      ) : (
        <EventAction {...props} tellsPlaces />
      )}
    </article>
  );
}

const leadingSizes = '(width >= 60rem) 44rem, 94vw';

export function headingOf({ id }: ShownEvent['event']): string {
  return `event-${id}`;
}

/** The event's own picture, else a built-in one for its kind. */
export function EventPicture({
  entry,
  leads,
  sizes = '(width >= 60rem) 24rem, 94vw',
}: Pick<EventCardProps, 'entry' | 'leads'> & { sizes?: string | undefined }) {
  const t = usePageTexts(infoTexts).events;
  const { event, places } = entry;
  if (event.image === null) {
    const picture = artOf(event, places);
    return <Picture name={picture} alt={t.pictures[picture]} sizes={sizes} eager={leads} />;
  }
  return (
    <img
      src={hostedUrl(fileAddress(event.image))}
      alt=""
      loading={leads ? 'eager' : 'lazy'}
      fetchPriority={leads ? 'high' : 'auto'}
      width={960}
      height={540}
    />
  );
}

/** The action, or why there is none; empty for an event without places. */
export function EventAction({
  entry,
  now,
  busy,
  isOther,
  tellsPlaces,
  onSubscribe,
}: EventCardProps & { tellsPlaces: boolean }) {
  const t = usePageTexts(infoTexts).events;
  const costOf = useCostText();
  const { event, places } = entry;
  const state = eventState(event, places, now);
  if (state === 'none') return null;
  if (state === 'ended') return <p className={styles.action}>{t.ended}</p>;
  return (
    <div className={styles.action}>
      {state === 'subscribe' && (
        <Button
          variant={isOther ? 'secondary' : 'primary'}
          busy={busy}
          data-event={event.id}
          onClick={onSubscribe}
          aria-describedby={headingOf(event)}
        >
          {t.subscribe}
        </Button>
      )}
      {state === 'subscribed' && (
        <p className={styles.subscribed}>
          <CheckIcon />
          <span>{t.subscribed}</span>
        </p>
      )}
      {state === 'full' && <Button disabled>{t.full}</Button>}
      {state === 'subscribe' && tellsPlaces && (
        <p className={styles.free}>
          <span>{t.free(places.open)}</span> · <span>{costOf(places)}</span>
        </p>
      )}
    </div>
  );
}
