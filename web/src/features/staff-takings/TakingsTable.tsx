import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Takings.module.css';
import type { TakingRow, TakingsSum } from './takings.ts';

interface TakingsTableProps {
  rows: readonly TakingRow[];
  sum: TakingsSum;
  methods: readonly CashMethod[];
}

/** Day, track, takings by method, and rides on passes beside them; wider than a phone, so it scrolls inside its frame. */
export function TakingsTable({ rows, sum, methods }: TakingsTableProps) {
  const t = useStaffTexts().takings;
  const trackName = useTrackName();
  const { language } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard
    <section className={styles.frame} aria-label={t.table} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t.table}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.track}</th>
            {methods.map((method) => (
              <th key={method} scope="col" className={styles.number}>
                {t.methods[method]}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {t.total}
            </th>
            <th scope="col" className={styles.number}>
              {t.onPasses}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.day.toString()} ${row.place}`}>
              <th scope="row">
                <span>{dateText(row.day)}</span>{' '}
                <span className={styles.weekday}>{weekdayText(row.day, language)}</span>
              </th>
              <td>{typeof row.place === 'number' ? trackName(row.place) : t.places[row.place]}</td>
              <Amounts sum={row} methods={methods} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.total}
            </th>
            <Amounts sum={sum} methods={methods} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Amounts({ sum, methods }: Pick<TakingsTableProps, 'sum' | 'methods'>) {
  const { price } = useTexts().common;
  const amount = (grosze: number) => (grosze === 0 ? '–' : price(grosze));
  return (
    <>
      {methods.map((method) => (
        <td key={method} className={styles.number}>
          {amount(sum.byMethod[method])}
        </td>
      ))}
      <td className={styles.number}>
        <strong>{price(sum.total)}</strong>
      </td>
      <td className={styles.number}>{amount(sum.redeemed)}</td>
    </>
  );
}
