import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { StormWarning } from '@cablepark/domain/weather/storm-warnings';
import { shortDay } from '../../i18n/dayNames.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { weatherTexts } from '../../i18n/pages/weather.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import { usePark } from '../ParkProvider.tsx';
import styles from './Weather.module.css';

/** The warnings of the weather service, each in a line. */
export function StormWarnings({
  warnings,
  day,
}: {
  warnings: readonly StormWarning[];
  day: Temporal.PlainDate;
}) {
  const t = usePageTexts(weatherTexts);
  const { language } = useLanguage();
  const { zone } = usePark();
  if (warnings.length === 0) return null;
  const moment = (at: Temporal.Instant) => {
    const of = dayOf(at, zone);
    return of.equals(day) ? timeText(at, zone) : `${shortDay(of, language)}, ${timeText(at, zone)}`;
  };
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ id, kind, degree, from, to }) => (
        <li key={id} className={styles.warning} data-degree={degree}>
          <WarningIcon />
          <span>{t.warning(t.storms[kind], degree, moment(from), moment(to))}</span>
        </li>
      ))}
    </ul>
  );
}
