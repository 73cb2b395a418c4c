import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { clock } from '../../../lib/time/clock.ts';
import { Page } from '../../../page/Page.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { historyPage } from '../api/historyPage.ts';
import { historyPageSize } from '../api/readHistory.ts';
import { Pager } from '../bookings/Pager.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { useAddressView } from '../useAddressView.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { HistoryLine } from './HistoryLine.tsx';
import styles from './HistoryPage.module.css';
import { type HistoryAction, historyAddress, historyDays, historyRange } from './historyData.ts';

/** /history (SPEC.md §2), behind a guard: bookings and cancellations of the last month, newest first. */
export default function HistoryPage() {
  const t = useDeskTexts();
  const [{ action, page }, change] = useAddressView(historyAddress);
  // The month ends when the page was opened, so that paging neither skips nor repeats an entry.
  const [until, setUntil] = useState(() => clock.now());
  useEffect(() => {
    const renew = () => setUntil(clock.now());
    clock.listeners.add(renew);
    return () => void clock.listeners.delete(renew);
  }, []);

  return (
    <Page title={t.historyTitle} lead={t.historyLead}>
      <div className={styles.filters}>
        <Choice
          legend={t.historyAction}
          options={[
            { value: 'all', label: t.all },
            { value: 'book', label: t.bookings },
            { value: 'cancel', label: t.cancellations },
          ]}
          value={action}
          onChange={(next) => change({ action: next, page: 1 })}
        />
        <Button
          onClick={() => {
            setUntil(clock.now());
            change({ page: 1 });
          }}
        >
          {t.historyRefresh}
        </Button>
      </div>
      <Entries until={until} action={action} page={page} onPage={(at) => change({ page: at })} />
    </Page>
  );
}

interface EntriesProps {
  until: Temporal.Instant;
  action: HistoryAction;
  page: number;
  onPage: (page: number) => void;
}

function Entries({ until, action, page, onPage }: EntriesProps) {
  const t = useDeskTexts();
  const { language } = useLanguage();
  const { zone, features } = usePark();
  const withOurs = features.includes('desk');
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...historyPage({ ...historyRange(until, zone), action, page }, withOurs),
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey.includes(action) ? last : undefined),
  });
  const days = useMemo(() => data && historyDays(data, zone), [data, zone]);

  if (error && (!data || isPlaceholderData)) {
    return <LoadFailure title={t.historyFailed} error={error} onRetry={refetch} />;
  }
  if (!data || !days) return <ListSkeleton />;
  const pages = Math.max(1, Math.ceil(data.total / historyPageSize));
  return (
    <div className={styles.entries} aria-busy={isPlaceholderData}>
      <p className={styles.total} aria-live="polite">
        <strong>{t.entries(data.total)}</strong>
        {pages > 1 && <span>{` · ${t.page(page, pages)}`}</span>}
      </p>
      {days.map(({ day, entries }) => (
        <section key={day.toString()} aria-labelledby={`history-${day.toString()}`}>
          <h2 id={`history-${day.toString()}`} className={styles.day}>
            <span className={styles.weekday}>{weekdayText(day, language)}</span> <span>{dateText(day)}</span>
          </h2>
          <ul className={styles.lines}>
            {entries.map((entry) => (
              <HistoryLine key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {data.total === 0 && (
        <p className={styles.empty}>{action === 'all' ? t.historyEmpty : t.historyNoneFound}</p>
      )}
      {pages > 1 && <Pager page={page} pages={pages} busy={isPlaceholderData} onPage={onPage} />}
    </div>
  );
}
