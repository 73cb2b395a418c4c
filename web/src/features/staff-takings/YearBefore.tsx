import { yearBefore } from '@cablepark/domain/payments/compared-days';
import type { Takings } from '@cablepark/domain/payments/takings';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { dateText } from '@cablepark/domain/time/display';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { takingsOf } from './api/takings.ts';
import styles from './Takings.module.css';
import { sumUp } from './takings.ts';

interface YearBeforeProps {
  range: DayRange;
  today: Temporal.PlainDate;
  /** The takings of the range; undefined while loading. */
  now: readonly Takings[] | undefined;
}

/** The takings of the same days a year before, up to today. */
export function YearBefore({ range, today, now }: YearBeforeProps) {
  const t = useStaffTexts().takings.before;
  const { takings } = useStaffTexts();
  const { price } = useTexts().common;
  const days = yearBefore(range, today);
  const before = useQuery({ ...takingsOf(days), enabled: days !== null });
  if (days === null || before.isError) return null;
  const [sum, current] = [before.data && sumUp(before.data), now && sumUp(now)];
  return (
    <section className={form.card} aria-labelledby="year-before">
      <h2 id="year-before" className={form.cardTitle}>
        {t.title}
      </h2>
      <p className={form.hint}>{t.days(dateText(days.from), dateText(days.to))}</p>
      {!sum && <Skeleton height="3rem" />}
      {sum && (
        <p className={styles.total}>
          <span className={styles.amount}>{price(sum.total)}</span> <span>{takings.payments(sum.count)}</span>
        </p>
      )}
      {sum && current && <p>{changeText(t, current.total - sum.total, price)}</p>}
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
