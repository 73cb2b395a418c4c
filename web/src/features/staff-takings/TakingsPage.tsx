import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { LiveNote } from '../../live/LiveNote.tsx';
import { refetchEvery } from '../../live/refetchEvery.ts';
import { useLiveReading } from '../../live/useLiveReading.ts';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { followedTakings, takingsOf } from './api/takings.ts';
import { ClosingsLink } from './ClosingsLink.tsx';
import { Exports } from './Exports.tsx';
import { InvoiceDrafts } from './InvoiceDrafts.tsx';
import { MoneyQuestions } from './MoneyQuestions.tsx';
import { OwedOnPasses } from './OwedOnPasses.tsx';
import { PaymentList } from './PaymentList.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { TakingsView } from './TakingsView.tsx';
import { usePeriod } from './usePeriod.ts';
import { YearBefore } from './YearBefore.tsx';

/** The takings (Manager up), for a range of the park's days. */
export default function TakingsPage() {
  const t = useStaffTexts().takings;
  const { loading } = useTexts().common;
  const { zone, features } = usePark();
  const today = dayOf(useNow(60_000), zone);
  const period = usePeriod(today);
  const { days, fault, failure } = period;
  const query = takingsOf(days);
  const live = useLiveReading({ list: followedTakings(days, today, zone), queryKey: query.queryKey });
  const takings = useQuery({
    ...query,
    enabled: days !== null,
    refetchInterval: refetchEvery(live, false, false),
  });

  return (
    <Page title={t.title} lead={t.lead}>
      {features.includes('checkouts') && <MoneyQuestions place="top" />}
      <PeriodFields {...period} />
      {failure && <LoadFailure title={t.loadFailed} error={failure.error} onRetry={failure.retry} />}
      {fault && <Alert kind="danger">{t.faults[fault]}</Alert>}
      {days && takings.isPending && (
        <div className={form.card}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton width="12rem" height="3rem" />
          <Skeleton height="16rem" />
        </div>
      )}
      {days && takings.isError && (
        <LoadFailure title={t.loadFailed} error={takings.error} onRetry={takings.refetch} />
      )}
      {days && takings.data && <LiveNote live={live} reading={takings} />}
      {days && takings.data && (
        <TakingsView takings={takings.data} range={days}>
          <YearBefore range={days} today={today} now={takings.data} />
        </TakingsView>
      )}
      {features.includes('day-closes') && <ClosingsLink />}
      {features.includes('passes') && <OwedOnPasses />}
      {days && <Exports range={days} today={today} />}
      {days && features.includes('invoice-drafts') && <InvoiceDrafts range={days} />}
      {features.includes('checkouts') && <MoneyQuestions place="end" />}
      {days && <PaymentList key={`${days.from.toString()} ${days.to.toString()}`} range={days} />}
    </Page>
  );
}
