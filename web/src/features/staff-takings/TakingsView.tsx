import type { Takings } from '@cablepark/domain/payments/takings';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { dateText } from '@cablepark/domain/time/display';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { shownMethods } from '../../staff/payments/shownMethods.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';
import { Chart } from './Chart.tsx';
import styles from './Takings.module.css';
import { TakingsTable } from './TakingsTable.tsx';
import { barsOf, rowsOf, sumUp, type TakingsSum } from './takings.ts';

interface TakingsViewProps {
  takings: readonly Takings[];
  range: DayRange;
  /** Content beside the total. */
  children: Elements;
}

export function TakingsView({ takings, range, children }: TakingsViewProps) {
  const t = useStaffTexts().takings;
  const { price } = useTexts().common;
  const sum = sumUp(takings);
  const methods = shownMethods(sum.byMethod, usePark().features.includes('checkouts'));
  if (takings.length === 0)
    return (
      <>
        <p className={form.empty}>{t.empty}</p>
        <div className={form.card}>{children}</div>
      </>
    );
  return (
    <>
      <section className={form.card} aria-label={t.total}>
        <p className={styles.total} aria-live="polite">
          <span className={styles.amount}>{price(sum.total)}</span> <span>{t.payments(sum.count)}</span>
        </p>
        {children}
        <ul className={styles.methods}>
          {methods.map((method) => (
            <li key={method} className={styles.method}>
              <span className={classes(styles.swatch, styles.tint)} data-method={method} />
              <span>{t.methods[method]}</span>
              <strong className={styles.number}>{price(sum.byMethod[method])}</strong>
            </li>
          ))}
        </ul>
        <Parts sum={sum} />
        {sum.byVat.length > 1 && (
          <p className={form.hint}>
            {t.byVat(sum.byVat.map(({ vat, amount }) => `${t.vatRate(vat)} ${price(amount)}`).join(' · '))}
          </p>
        )}
        <Chart
          bars={barsOf(takings, range)}
          label={t.chartOf(dateText(range.from), dateText(range.to), price(sum.total))}
        />
      </section>
      <TakingsTable rows={rowsOf(takings)} sum={sum} methods={methods} />
    </>
  );
}

/** What the total includes besides rides, and what it omits: one line each. */
function Parts({ sum }: { sum: TakingsSum }) {
  const t = useStaffTexts().takings;
  const { price } = useTexts().common;
  const lines = [
    [sum.sold, t.sold],
    [sum.items, t.items],
    [sum.late, t.late],
    [sum.back, t.back],
    [sum.reversed, t.reversed],
    [sum.failed, t.failed],
    [sum.ridden, t.redeemed],
    [sum.returned, t.returned],
    [sum.paper, t.paper],
  ] as const;
  return (
    <>
      {lines.map(
        ([part, text]) =>
          part.count !== 0 && (
            <p key={text(1, '')} className={form.hint}>
              {text(part.count, price(part.amount))}
            </p>
          ),
      )}
    </>
  );
}
