import type { DayColour } from '@cablepark/domain/planner/day-summary';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { DayMark } from './DayMark.tsx';
import styles from './Legend.module.css';

const colours: readonly DayColour[] = ['free', 'full', 'mine', 'event', 'gray'];

/** The meaning of the days' colours and marks. */
export function Legend() {
  const t = useTexts().planner;
  return (
    <ul className={styles.legend} aria-label={t.legend}>
      {colours.map((colour) => (
        <li key={colour} className={styles.entry}>
          <span className={styles.swatch} data-colour={colour}>
            <DayMark colour={colour} />
          </span>
          <span>{t.legendDay[colour]}</span>
        </li>
      ))}
    </ul>
  );
}
