import type { DayRange } from '@cablepark/domain/time/day-range';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dayClosesOf } from './api/dayCloses.ts';
import { ClosedDay } from './ClosedDay.tsx';
import styles from './Closings.module.css';

/** Days of one step back: a season fits in two. */
const stepDays = 90;

/** The last of the days that the first step covers is today. */
export function daysBack(today: Temporal.PlainDate, step: number): DayRange {
  const to = today.subtract({ days: step * stepDays });
  return { from: to.subtract({ days: stepDays - 1 }), to };
}

/** The closed days, the latest first, some months at a time. */
export function PastCloses({ today }: { today: Temporal.PlainDate }) {
  const t = useStaffTexts().closing;
  const [steps, setSteps] = useState(1);
  return (
    <section className={form.card} aria-labelledby="closed-days">
      <h2 id="closed-days" className={form.cardTitle}>
        {t.past}
      </h2>
      {Array.from({ length: steps }, (_, step) => {
        const range = daysBack(today, step);
        return <Step key={range.from.toString()} range={range} empty={step === 0 ? t.none : t.noneEarlier} />;
      })}
      <div>
        <Button onClick={() => setSteps(steps + 1)}>{t.earlier}</Button>
      </div>
    </section>
  );
}

function Step({ range, empty }: { range: DayRange; empty: string }) {
  const t = useStaffTexts().closing;
  const { loading } = useTexts().common;
  const query = useQuery(dayClosesOf(range));
  // A close of many days may overlap two steps; it is listed at its last day.
  const closes = query.data?.closes.filter(({ day }) => day <= range.to.toString());
  return (
    <>
      {query.isPending && (
        <>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="4rem" />
        </>
      )}
      {query.isError && <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />}
      {closes?.length === 0 && <p className={form.hint}>{empty}</p>}
      {closes && closes.length > 0 && (
        <ul className={styles.list}>
          {closes.map((close) => (
            <ClosedDay key={close.day} close={close} />
          ))}
        </ul>
      )}
    </>
  );
}
