import { weekdaysFromMonday } from '@cablepark/domain/time/display';
import { useId } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { useStaffTexts } from '../texts.ts';
import { CheckField } from './CheckField.tsx';
import type { DayForm } from './hours.ts';
import styles from './WeekHours.module.css';

export interface WeekHoursProps {
  week: readonly DayForm[];
  /** Whether a day's hours are wrong, 0 for Monday. */
  isWrong: (day: number) => boolean;
  onChange: (week: DayForm[]) => void;
}

/** Opening hours of each day, Monday first. */
export function WeekHours({ week, isWrong, onChange }: WeekHoursProps) {
  const { language } = useLanguage();
  const names = weekdaysFromMonday(language);
  const change = (at: number, part: Partial<DayForm>) =>
    onChange(week.map((day, index) => (index === at ? { ...day, ...part } : day)));
  return (
    <ul className={styles.week}>
      {week.map((day, index) => (
        <Day
          key={names[index]}
          name={names[index] ?? ''}
          day={day}
          isWrong={isWrong(index)}
          onChange={(part) => change(index, part)}
        />
      ))}
    </ul>
  );
}

interface DayProps {
  name: string;
  day: DayForm;
  isWrong: boolean;
  onChange: (part: Partial<DayForm>) => void;
}

function Day({ name, day, isWrong, onChange }: DayProps) {
  const t = useStaffTexts().park;
  const fault = useId();
  return (
    <li className={styles.day}>
      <CheckField
        label={name}
        aria-label={t.openOn(name)}
        checked={day.isOpen}
        onChange={(event) => onChange({ isOpen: event.target.checked })}
      />
      {day.isOpen ? (
        <span className={styles.times}>
          <input
            type="time"
            className={styles.time}
            aria-label={t.opensOn(name)}
            aria-invalid={isWrong || undefined}
            value={day.opens}
            onChange={(event) => onChange({ opens: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            className={styles.time}
            aria-label={t.closesOn(name)}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? fault : undefined}
            value={day.closes}
            onChange={(event) => onChange({ closes: event.target.value })}
          />
        </span>
      ) : (
        <span className={styles.closed}>{t.closed}</span>
      )}
      {isWrong && (
        <p id={fault} className={styles.fault}>
          <WarningIcon /> <span>{t.hoursFault}</span>
        </p>
      )}
    </li>
  );
}
