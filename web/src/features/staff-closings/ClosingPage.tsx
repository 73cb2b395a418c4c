import { paths } from '@cablepark/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { Link, useParams } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { Page } from '../../page/Page.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ChevronLeftIcon } from '../../ui/pageIcons.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dayCloseOf } from './api/dayCloses.ts';
import styles from './Closings.module.css';
import { Snapshot } from './Snapshot.tsx';
import { UndonePayments } from './UndonePayments.tsx';
import { useDaysText } from './useDaysText.ts';

/** /desk/closings/2026-07-04 (Manager up): the stored close of a day, on screen and on paper. */
export default function ClosingPage() {
  const { day = '' } = useParams();
  const t = useStaffTexts().closing.snapshot;
  const { loading } = useTexts().common;
  const daysText = useDaysText();
  const query = useQuery(dayCloseOf(day));
  const close = query.data;
  const isMissing = query.error instanceof ApiError && [400, 403].includes(query.error.status);
  return (
    <Page title={t.title(close ? daysText(close) : '')} width="text">
      <Link className={styles.back} to={paths.closings}>
        <ChevronLeftIcon /> <span>{t.back}</span>
      </Link>
      {query.isPending && (
        <div className={form.card}>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="20rem" />
        </div>
      )}
      {isMissing && <p className={form.empty}>{t.missing}</p>}
      {query.isError && !isMissing && (
        <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />
      )}
      {close && (
        <>
          <div>
            <Button variant="primary" onClick={() => window.print()}>
              {t.print}
            </Button>
          </div>
          <div className={form.card}>
            <Snapshot close={close} />
            <UndonePayments
              range={{ from: Temporal.PlainDate.from(close.from), to: Temporal.PlainDate.from(close.day) }}
            />
          </div>
          {createPortal(
            <div className={styles.paper}>
              <h1>{t.title(daysText(close))}</h1>
              <Snapshot close={close} />
              <p className={styles.signature}>{t.signature}</p>
            </div>,
            document.body,
          )}
        </>
      )}
    </Page>
  );
}
