import { yearBefore } from '@cablepark/domain/payments/compared-days';
import type { Takings } from '@cablepark/domain/payments/takings';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { dateText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { takingsOf } from './api/takings.ts';
import styles from './Takings.module.css';
import { sumUp } from './takings.ts';

interface YearBeforeProps {
  range: DayRange;
  today: Temporal.PlainDate;
  /** The takings of the range. */
  now: readonly Takings[];
}

/** The takings of the same days a year before, up to today. */
export function YearBefore({ range, today, now }: YearBeforeProps) {
  const t = useStaffTexts().takings.before;
  const { takings } = useStaffTexts();
  const { price } = useTexts().common;
  const days = yearBefore(range, today);
  const before = useQuery({ ...takingsOf(days), enabled: days !== null });
  if (days === null || before.isError) return null;
  const sum = before.data && sumUp(before.data);
  return (
    <section className={styles.before} aria-labelledby="year-before">
      <h2 id="year-before" className={styles.beforeTitle}>
        {t.title}
      </h2>
      <span>{t.days(dateText(days.from), dateText(days.to))}</span>
      {!sum && <Skeleton width="12rem" height="1.5rem" />}
      {sum && (
        <>
          <strong className={styles.number}>{price(sum.total)}</strong>
          <span>{takings.payments(sum.count)}</span>
        </>
      )}
      {sum && <span>{changeText(t, sumUp(now).total - sum.total, price)}</span>}
    </section>
  );
}

function changeText(
  t: ReturnType<typeof useStaffTexts>['takings']['before'],
  change: number,
  price: (grosze: number) => string,
): string {
  if (change === 0) return t.same;
  return change > 0 ? t.more(price(change)) : t.less(price(-change));
}
