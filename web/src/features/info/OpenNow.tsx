import type { ParkStatusRow } from '@cablepark/contract/park/info.schema';
import { isRunning } from '@cablepark/domain/closures/park-status';
import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useEffect, useState } from 'react';
import { shortDay } from '../../i18n/dayNames.ts';
import { daysAway } from '../../i18n/daysAway.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { clock } from '../../lib/time/clock.ts';
import { readServerInfo } from '../../park/api/serverInfo.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useNow } from '../../ui/useNow.ts';
import styles from './OpeningHours.module.css';

/** Always the same object: React leaves what the server wrote until the status is known. */
const asServed = { __html: '' };

/** `Otwarte teraz, do 20:00`: from the slots of the season, not from a week that is the same all year. Empty where nobody knows. */
export function OpenNow() {
  const [status, setStatus] = useState<ParkStatusRow | null>(null);
  const [read] = useState(
    () => () =>
      // Without an answer the week below has to do.
      void readServerInfo().then(
        (info) => setStatus(info.status ?? null),
        () => {},
      ),
  );
  const words = useStatusWords();
  const now = useNow();
  const endsAt = status && endOf(status);
  const isOver = endsAt !== null && Temporal.Instant.compare(endsAt, now) <= 0;
  // Over and still the answer: it is asked for at each tick.
  const askedAt = isOver ? now.epochMilliseconds : null;
  useEffect(() => {
    const readIfShown = () => document.visibilityState === 'visible' && read();
    read();
    window.addEventListener('visibilitychange', readIfShown);
    return () => window.removeEventListener('visibilitychange', readIfShown);
  }, [read]);
  useEffect(() => {
    if (askedAt !== null) read();
  }, [askedAt, read]);
  return (
    <output
      className={styles.now}
      data-open-now
      data-open={status ? isRunning(status) : undefined}
      dangerouslySetInnerHTML={status ? undefined : asServed}
      suppressHydrationWarning
    >
      {status ? words(status) : undefined}
    </output>
  );
}

/** When what it says is over; null where nobody knows. */
function endOf(status: ParkStatusRow): Temporal.Instant | null {
  if (status.state === 'delayed' || (status.state === 'closed' && status.for_now)) return null;
  return Temporal.Instant.from(status.state === 'opens' ? status.at : status.until);
}

function useStatusWords() {
  const t = usePageTexts(infoTexts).contact.now;
  const { language } = useLanguage();
  const { zone } = usePark();
  const dayAndTime = (text: string) => {
    const moment = Temporal.Instant.from(text);
    const [day, today] = [dayOf(moment, zone), dayOf(clock.now(), zone)];
    const time = timeText(moment, zone);
    const { days } = today.until(day);
    return `${days < 2 ? daysAway(day, today, language) : shortDay(day, language)}, ${time}`;
  };
  return (status: ParkStatusRow): string => {
    if (status.state === 'open') return t.open(timeText(Temporal.Instant.from(status.until), zone));
    if (status.state === 'delayed') return t.delayed(status.minutes);
    if (status.state === 'closed')
      return status.for_now ? t.closedForNow : t.closed(dayAndTime(status.until));
    return t.closed(dayAndTime(status.at));
  };
}
