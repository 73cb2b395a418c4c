import type { DayRange } from '@cablepark/domain/time/day-range';
import { dateText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dayClosesOf } from './api/dayCloses.ts';
import { CloseDayDialog } from './CloseDayDialog.tsx';
import { ClosedDay } from './ClosedDay.tsx';
import { dayToClose } from './closing.ts';
import styles from './DayCloses.module.css';

/** More are collapsed: a month has thirty. */
const mostShown = 7;

/** The closed days of the period, and a button to close the next one. */
export function DayCloses({ range }: { range: DayRange }) {
  const t = useStaffTexts().closing;
  const { loading } = useTexts().common;
  const { zone } = usePark();
  const now = useNow(60_000);
  const query = useQuery(dayClosesOf(range));
  const [isOpen, setOpen] = useState(false);
  const today = dayOf(now, zone);
  const day = query.data ? dayToClose(now, zone, query.data.last) : null;
  const [latest, earlier] = [query.data?.closes.slice(0, mostShown), query.data?.closes.slice(mostShown)];
  return (
    <section className={form.card} aria-labelledby="day-closes">
      <h2 id="day-closes" className={form.cardTitle}>
        {t.title}
      </h2>
      {query.isPending && (
        <>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="4rem" />
        </>
      )}
      {query.isError && <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />}
      {query.data && day && <p>{t.lead}</p>}
      {query.data && !day && <p>{t.todayClosed(dateText(today.add({ days: 1 })))}</p>}
      {day && (
        <div>
          <Button variant="primary" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        </div>
      )}
      {latest?.length === 0 && <p className={form.hint}>{t.none}</p>}
      {latest && latest.length > 0 && (
        <ul className={styles.list}>
          {latest.map((close) => (
            <ClosedDay key={close.day} close={close} />
          ))}
        </ul>
      )}
      {earlier && earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t.earlier(earlier.length)}</summary>
          <ul className={styles.list}>
            {earlier.map((close) => (
              <ClosedDay key={close.day} close={close} />
            ))}
          </ul>
        </details>
      )}
      {isOpen && query.data && day && (
        <CloseDayDialog first={day} last={query.data.last} today={today} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
