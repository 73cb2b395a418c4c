import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { Page } from '../../../page/Page.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ridersHolding } from './api/heldRides.ts';
import styles from './Holding.module.css';
import { holdingTexts } from './holding.texts.ts';
import { RiderHolding } from './RiderHolding.tsx';

/** /desk/holding (Manager up): riders with many upcoming rides, and a button to free the unpaid ones. */
export default function HoldingPage() {
  const t = useStaffPageTexts(holdingTexts);
  const { loading } = useTexts().common;
  const riders = useQuery(ridersHolding);
  return (
    <Page title={t.title} lead={t.lead}>
      {riders.isPending && (
        <div className={styles.list}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </div>
      )}
      {riders.isError && <LoadFailure title={t.loadFailed} error={riders.error} onRetry={riders.refetch} />}
      {riders.data?.length === 0 && <p className={form.empty}>{t.none}</p>}
      {riders.data && riders.data.length > 0 && (
        <ul className={styles.list}>
          {riders.data.map((rider) => (
            <RiderHolding key={rider.id} rider={rider} />
          ))}
        </ul>
      )}
    </Page>
  );
}
