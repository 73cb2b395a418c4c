import { deskMethods } from '@cablepark/domain/park/policy';
import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Takings.module.css';
import type { Sum, TakingRow } from './takings.ts';

/** Day, track and what came in by each method; wider than a phone, so it scrolls inside its frame. */
export function TakingsTable({ rows, sum }: { rows: readonly TakingRow[]; sum: Sum }) {
  const t = useStaffTexts().takings;
  const trackName = useTrackName();
  const { language } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={t.table} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t.table}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.track}</th>
            {deskMethods.map((method) => (
              <th key={method} scope="col" className={styles.number}>
                {t.methods[method]}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {t.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.day.toString()} ${row.track}`}>
              <th scope="row">
                {dateText(row.day)} <span className={styles.weekday}>{weekdayText(row.day, language)}</span>
              </th>
              <td>{row.track === null ? t.noTrack : trackName(row.track)}</td>
              <Amounts sum={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.total}
            </th>
            <Amounts sum={sum} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Amounts({ sum }: { sum: Sum }) {
  const { price } = useTexts().common;
  return (
    <>
      {deskMethods.map((method) => (
        <td key={method} className={styles.number}>
          {sum.byMethod[method] === 0 ? '–' : price(sum.byMethod[method])}
        </td>
      ))}
      <td className={styles.number}>
        <strong>{price(sum.total)}</strong>
      </td>
    </>
  );
}
