import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { hourAt } from '@cablepark/domain/weather/forecast';
import { weatherTexts } from '../../i18n/pages/weather.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { hourText } from '../../park/weather/hourText.ts';
import { SkySource } from '../../park/weather/SkySource.tsx';
import { StormWarnings } from '../../park/weather/StormWarnings.tsx';
import { useWeather } from '../../park/weather/useWeather.ts';
import styles from './BoardSky.module.css';

/** This hour and the next one, because the tracks need the height. */
const hoursShown = 2;

/** The weather on the dock's screen, below the tracks. */
export default function BoardSky({ now }: { now: Temporal.Instant }) {
  const t = usePageTexts(weatherTexts);
  const { zone } = usePark();
  const weather = useWeather(now, true);
  const { forecast, warnings, water } = weather;
  const moments = Array.from({ length: hoursShown }, (_, hours) => now.add({ hours }));
  const hours = moments.flatMap((moment) => (forecast && hourAt(forecast.hours, moment)) ?? []);
  if (hours.length === 0 && !water && !warnings?.list.length) return null;
  return (
    <section className={styles.sky} aria-label={t.title}>
      {warnings && <StormWarnings warnings={warnings.list} day={dayOf(now, zone)} />}
      <ol className={styles.hours}>
        {hours.map((hour) => (
          <li key={hour.at.toString()}>
            <b>{timeText(hour.at, zone)}</b> <span>{hourText(hour, t)}</span>
          </li>
        ))}
        {water && <li className={styles.water}>{t.water(water.celsius, timeText(water.at, zone))}</li>}
      </ol>
      <div className={styles.source}>
        <SkySource {...weather} forecast={hours.length > 0 ? forecast : null} water={null} />
      </div>
    </section>
  );
}
