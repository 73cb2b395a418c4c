import { readDay } from '@cablepark/domain/time/day-range';
import { dateText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { dayClosesOf } from './api/dayCloses.ts';
import { dayToClose } from './closing.ts';
import { OpenDay } from './OpenDay.tsx';
import { daysBack, PastCloses } from './PastCloses.tsx';

/** /desk/closings (Manager up): the open days with the count of the till, and the closed ones. `?day=` names the day to close. */
export default function ClosingsPage() {
  const t = useStaffTexts().closing;
  const { zone } = usePark();
  const now = useNow(60_000);
  const today = dayOf(now, zone);
  const [params] = useSearchParams();
  const query = useQuery(dayClosesOf(daysBack(today, 0)));
  const last = query.data?.last ?? null;
  const suggested = query.data ? dayToClose(now, zone, last) : null;
  const linkDay = readDay(params.get('day') ?? '');
  return (
    <Page title={t.pageTitle} lead={t.lead} width="text">
      {query.isPending && (
        <div className={form.card}>
          <Skeleton height="12rem" />
        </div>
      )}
      {query.isError && <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />}
      {query.data && suggested === null && (
        <p className={form.card}>{t.todayClosed(dateText(today.add({ days: 1 })))}</p>
      )}
      {query.data && suggested !== null && (
        // The form resets after a close of an earlier day.
        <OpenDay key={String(last)} first={linkDay ?? suggested} last={last} today={today} />
      )}
      {!query.isError && <PastCloses today={today} />}
    </Page>
  );
}
