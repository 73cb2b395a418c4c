import { isRunning, type ParkStatus } from '@cablepark/domain/closures/park-status';
import { statusText } from '@cablepark/domain/closures/status-text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { readServerInfo } from '../../park/api/serverInfo.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { readStatus } from '../../park/status/readStatus.ts';
import { useNow } from '../../ui/useNow.ts';
import styles from './OpeningHours.module.css';

/** A constant object, so that React keeps the server's HTML until the status is known. */
const asServed = { __html: '' };

/** `Otwarte dziś do 20:00`: from the season's slots, not from a fixed week. Empty if unknown. */
export function OpenNow() {
  const [status, setStatus] = useState<ParkStatus | null>(null);
  const [read] = useState(
    () => () =>
      // Without an answer the week below has to do.
      void readServerInfo()
        .then((info) =>
          setStatus(info.status ? readStatus(info.status, (text) => Temporal.Instant.from(text)) : null),
        )
        .catch(() => {}),
  );
  const { language } = useLanguage();
  const { zone } = usePark();
  const now = useNow();
  const endsAt = status && endOf(status);
  const isOver = endsAt !== null && Temporal.Instant.compare(endsAt, now) <= 0;
  // An outdated status is refetched at each tick.
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
      {status ? statusText(status, { language, zone, now }) : undefined}
    </output>
  );
}

/** When the displayed status ends; null if unknown. */
function endOf(status: ParkStatus): Temporal.Instant | null {
  if (status.state === 'delayed' || (status.state === 'closed' && status.isForNow)) return null;
  return status.state === 'opens' ? status.at : status.until;
}
