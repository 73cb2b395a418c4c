import { toPln } from '@cablepark/contract/money';
import type { ParkPlace } from '@cablepark/domain/season/plan-day';
import type { Season } from '@cablepark/domain/season/season.schema';
import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { type CSSProperties, useMemo, useState } from 'react';
import { names } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { numbersIn } from '../../../i18n/plural.ts';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/pageIcons.tsx';
import styles from './Picture.module.css';
import { axisOf, type DayPicture, minuteText, weekPicture } from './weekPicture.ts';

interface WeekPictureProps {
  season: Season;
  track: number;
  /** The Monday of the initial week. */
  first: Temporal.PlainDate;
  place: ParkPlace;
}

/** A week of one track: a column per day, its hours as bars with their price, and the sunset. */
export function WeekPicture({ season, track, first, place }: WeekPictureProps) {
  const t = useStaffTexts().season.picture;
  const [steps, setSteps] = useState(0);
  const monday = first.add({ weeks: steps });
  const days = useMemo(
    () => weekPicture(season, track, first.add({ weeks: steps }), place),
    [season, track, first, steps, place],
  );
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <Button variant="quiet" aria-label={t.previousWeek} onClick={() => setSteps(steps - 1)}>
          <ChevronLeftIcon />
        </Button>
        <span className={styles.title}>{t.week(shortDay(monday), dateText(monday.add({ days: 6 })))}</span>
        <Button variant="quiet" aria-label={t.nextWeek} onClick={() => setSteps(steps + 1)}>
          <ChevronRightIcon />
        </Button>
      </figcaption>
      <Columns days={days} />
      <p className={form.hint}>{t.priceNote}</p>
      {days.some(({ sunset, count }) => sunset !== null && count > 0) && (
        <p className={classes(form.hint, styles.sunsetNote)}>{t.sunsetLine}</p>
      )}
      <WeekText days={days} />
    </figure>
  );
}

function shortDay({ day, month }: Temporal.PlainDate): string {
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}`;
}

/** The chart; `WeekText` has the same in words. */
function Columns({ days }: { days: readonly DayPicture[] }) {
  const { language } = useLanguage();
  const axis = axisOf(days);
  const share = (minute: number) => `${((minute - axis.from) / (axis.to - axis.from)) * 100}%`;
  const every = axis.to - axis.from > 8 * 60 ? 120 : 60;
  const hours = Array.from(
    { length: Math.floor((axis.to - axis.from) / every) + 1 },
    (_, index) => axis.from + index * every,
  );
  return (
    <div className={styles.week} aria-hidden="true">
      <div className={styles.axis}>
        {hours.map((minute) => (
          <span key={minute} className={styles.hour} style={{ insetBlockStart: share(minute) }}>
            {minute / 60}
          </span>
        ))}
      </div>
      {days.map((one) => (
        <div key={one.day.toString()} className={styles.day}>
          <span className={styles.dayName}>
            <span>{names[language].columnWeekday[one.day.dayOfWeek - 1]}</span>
            <small>{shortDay(one.day)}</small>
          </span>
          <Bars one={one} share={share} />
        </div>
      ))}
    </div>
  );
}

function Bars({ one, share }: { one: DayPicture; share: (minute: number) => string }) {
  const t = useStaffTexts().season.picture;
  const { language } = useLanguage();
  const number = numbersIn(language);
  const style = (from: number, to: number): CSSProperties => ({
    insetBlockStart: share(from),
    insetBlockEnd: `calc(100% - ${share(to)})`,
  });
  return (
    <span className={classes(styles.track, !one.isPlanned && styles.unplanned)}>
      {one.blocks.map(({ from, to, price }) => (
        <span
          key={from}
          className={classes(styles.block, one.isException && styles.special)}
          style={style(from, to)}
        >
          {to - from >= 60 && number(toPln(price))}
        </span>
      ))}
      {one.count === 0 && <span className={styles.none}>{one.isPlanned ? t.closed : t.unplanned}</span>}
      {one.sunset !== null && one.count > 0 && (
        <span className={styles.sunset} style={{ insetBlockStart: share(one.sunset) }} />
      )}
    </span>
  );
}

/** The week in words. */
function WeekText({ days }: { days: readonly DayPicture[] }) {
  const t = useStaffTexts().season;
  const { common } = useTexts();
  const { language } = useLanguage();
  const textOf = (one: DayPicture): string => {
    if (one.count === 0) return one.isPlanned ? t.picture.closed : t.picture.unplanned;
    return [
      ...one.blocks.map(({ from, to, price }) =>
        t.picture.priced(minuteText(from), minuteText(to), common.price(price)),
      ),
      t.picture.count(one.count),
      ...(one.sunset === null ? [] : [t.picture.sunset(minuteText(one.sunset))]),
      ...(one.holiday === null ? [] : [t.holidays[one.holiday]]),
    ].join(', ');
  };
  return (
    <details>
      <summary className={styles.inWords}>{t.picture.inWords}</summary>
      <ul className={styles.words}>
        {days.map((one) => (
          <li
            key={one.day.toString()}
          >{`${weekdayText(one.day, language)} ${dateText(one.day)}: ${textOf(one)}`}</li>
        ))}
      </ul>
    </details>
  );
}
