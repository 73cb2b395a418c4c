import type { ParkPlace } from '@cablepark/domain/season/plan-day';
import type { Season } from '@cablepark/domain/season/season.schema';
import { dateText } from '@cablepark/domain/time/display';
import { useMemo } from 'react';
import { capitalised, monthTitle } from '../../../i18n/dayNames.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { numbersIn } from '../../../i18n/plural.ts';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './Picture.module.css';
import {
  type DayMark,
  type MonthPicture,
  mostMonths,
  type SeasonPicture,
  seasonPicture,
} from './yearPicture.ts';

interface SeasonStripProps {
  season: Season;
  track: number;
  place: ParkPlace;
}

/** The whole season of one track: a strip per month, a cell per day, and its totals in words. */
export function SeasonStrip({ season, track, place }: SeasonStripProps) {
  const t = useStaffTexts().season.picture;
  const picture = useMemo(() => seasonPicture(season, track, place), [season, track, place]);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{t.season}</figcaption>
      {picture.firstDay === null ? (
        <p className={form.hint}>{t.noDays}</p>
      ) : (
        <>
          <Sums picture={picture} />
          <ul className={styles.months}>
            {picture.months.map((month) => (
              <Month key={month.month.toString()} month={month} most={picture.minutes.most} />
            ))}
          </ul>
          <Legend />
          {picture.isCut && <p className={form.hint}>{t.more(mostMonths)}</p>}
        </>
      )}
    </figure>
  );
}

function Sums({ picture }: { picture: SeasonPicture }) {
  const t = useStaffTexts().season.picture;
  const { language } = useLanguage();
  const number = numbersIn(language);
  const { least, most } = picture.minutes;
  const hours = (minutes: number) => number(Math.round(minutes / 6) / 10);
  const facts: [string, string][] = [
    [t.first, dayText(picture.firstDay)],
    [t.last, dayText(picture.lastDay)],
    [t.openDays, number(picture.openDays)],
    [t.hoursADay, least === most ? hours(most) : `${hours(least)}–${hours(most)}`],
    [t.slots, number(picture.slots)],
    ...(picture.exceptions > 0 ? [[t.exceptions, number(picture.exceptions)] as [string, string]] : []),
    ...(picture.holidays > 0 ? [[t.holidays, number(picture.holidays)] as [string, string]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function dayText(day: string | null): string {
  return day === null ? '' : dateText(Temporal.PlainDate.from(day));
}

function Month({ month, most }: { month: MonthPicture; most: number }) {
  const t = useStaffTexts().season.picture;
  const { language } = useLanguage();
  return (
    <li className={styles.month}>
      <span className={styles.monthHead}>
        <span>{capitalised(monthTitle(month.month.toPlainYearMonth(), language), language)}</span>
        <span className={form.hint}>{t.month(month.openDays, month.slots)}</span>
      </span>
      <span className={styles.strip} aria-hidden="true">
        {month.days.map((day) => (
          <span key={day.day} className={cellClass(day)} style={heightOf(day, most)} />
        ))}
      </span>
    </li>
  );
}

function cellClass({ state, isException, isHoliday }: DayMark): string | undefined {
  return classes(
    styles.cell,
    state !== 'unplanned' && styles[state],
    state !== 'unplanned' && isHoliday && styles.holiday,
    isException && styles.exception,
  );
}

/** The longer the day, the higher its bar. */
function heightOf({ minutes }: DayMark, most: number) {
  return minutes === 0 ? undefined : { blockSize: `${30 + (minutes / most) * 70}%` };
}

function Legend() {
  const t = useStaffTexts().season.picture.legend;
  const marks = ['open', 'exception', 'holiday', 'closed'] as const;
  return (
    <ul className={styles.legend} aria-hidden="true">
      {marks.map((mark) => (
        <li key={mark}>
          <span
            className={classes(styles.cell, styles.sample, mark !== 'closed' && styles.open, styles[mark])}
          />
          <span>{t[mark]}</span>
        </li>
      ))}
    </ul>
  );
}
