import { eventState } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { useTrackName } from '../../park/TrackNames.tsx';
import styles from './EventFacts.module.css';
import { useCostText } from './useCostText.ts';

/** What visitors want to know before they register: the price, the places and the track. Renders nothing without places, or after the event. */
export function EventFacts({ entry: { event, places }, now }: { entry: ShownEvent; now: Temporal.Instant }) {
  const t = usePageTexts(infoTexts).events;
  const costOf = useCostText();
  const nameOf = useTrackName();
  const state = eventState(event, places, now);
  if (state === 'none' || state === 'ended') return null;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t.price}</dt>
        <dd>{costOf(places)}</dd>
      </div>
      <div>
        <dt>{t.places}</dt>
        <dd>{t.freeOf(places.open, places.total)}</dd>
      </div>
      {event.track !== null && (
        <div>
          <dt>{t.track}</dt>
          <dd>{nameOf(event.track)}</dd>
        </div>
      )}
    </dl>
  );
}
