import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { takingsOf } from './api/takings.ts';
import { Exports } from './Exports.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { TakingsView } from './TakingsView.tsx';
import { usePeriod } from './usePeriod.ts';

/** What came in (Manager up), for a range of the park's days. */
export default function TakingsPage() {
  const t = useStaffTexts().takings;
  const { loading } = useTexts().common;
  const { zone } = usePark();
  const period = usePeriod(dayOf(useNow(60_000), zone));
  const { days, fault } = period;
  const takings = useQuery({
    ...takingsOf(days),
    enabled: days !== null,
  });

  return (
    <Page title={t.title} lead={t.lead}>
      <PeriodFields {...period} />
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
      {days && takings.data && <TakingsView takings={takings.data} range={days} />}
      {days && <Exports range={days} />}
    </Page>
  );
}
