import { weekdaysFromMonday } from '@cablepark/domain/time/display';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { CheckField } from '../../staff/form/CheckField.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './Park.module.css';
import type { DayForm, ParkFaults } from './parkForm.ts';

export interface WeekProps {
  week: readonly DayForm[];
  faults: ParkFaults;
  onChange: (week: DayForm[]) => void;
}

/** Opening hours of each day, Monday first. */
export function Week({ week, faults, onChange }: WeekProps) {
  const t = useStaffTexts().park;
  const { language } = useLanguage();
  const names = weekdaysFromMonday(language);
  const change = (at: number, part: Partial<DayForm>) =>
    onChange(week.map((day, index) => (index === at ? { ...day, ...part } : day)));

  return (
    <ul className={styles.week}>
      {week.map((day, index) => {
        const name = names[index] ?? '';
        const isWrong = [...faults].some((fault) => `${fault}.`.startsWith(`hours.week.${index}.`));
        return (
          <li key={name} className={styles.day}>
            <CheckField
              label={name}
              aria-label={t.openOn(name)}
              checked={day.isOpen}
              onChange={(event) => change(index, { isOpen: event.target.checked })}
            />
            {day.isOpen ? (
              <span className={styles.times}>
                <input
                  type="time"
                  className={styles.time}
                  aria-label={t.opensOn(name)}
                  aria-invalid={isWrong || undefined}
                  value={day.opens}
                  onChange={(event) => change(index, { opens: event.target.value })}
                />
                <span aria-hidden="true">–</span>
                <input
                  type="time"
                  className={styles.time}
                  aria-label={t.closesOn(name)}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? `day-${index}-fault` : undefined}
                  value={day.closes}
                  onChange={(event) => change(index, { closes: event.target.value })}
                />
              </span>
            ) : (
              <span className={styles.closed}>{t.closed}</span>
            )}
            {isWrong && (
              <p id={`day-${index}-fault`} className={styles.fault}>
                <WarningIcon /> {t.hoursFault}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
