import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { type HourOfWeather, hourAt } from '@cablepark/domain/weather/forecast';
import { isAdviceShown, type WindAdvice } from '@cablepark/domain/weather/wind-advice';
import { useQuery } from '@tanstack/react-query';
import { weatherTexts } from '../../../i18n/pages/weather.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { hourText } from '../../../park/weather/hourText.ts';
import { SkySource } from '../../../park/weather/SkySource.tsx';
import { StormWarnings } from '../../../park/weather/StormWarnings.tsx';
import { useWeather } from '../../../park/weather/useWeather.ts';
import type { Weather } from '../../../park/weather/weather.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { deskWeather } from '../../../staff/weather/deskWeather.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { WaterForm } from './WaterForm.tsx';
import styles from './WeatherToday.module.css';
import { deskWeatherTexts } from './weather.texts.ts';

/** The weather on top of Today: what warns, this hour, the rest of the day, and the water. */
export default function WeatherToday({ now }: { now: Temporal.Instant }) {
  const t = usePageTexts(weatherTexts);
  const { zone } = usePark();
  const weather = useWeather(now);
  const { data } = useQuery(deskWeather);
  const { forecast, warnings, water } = weather;
  const advice =
    data?.advice && isAdviceShown(data.advice, data.forecast?.confirmedAt ?? null, now) ? data.advice : null;
  return (
    <section className={styles.weather} aria-label={t.title}>
      {advice && <Advice advice={advice} />}
      {warnings && <StormWarnings warnings={warnings.list} day={dayOf(now, zone)} />}
      {forecast && <Hours hours={forecast.hours} now={now} />}
      <WaterForm water={water} />
      <SkySource {...weather} water={null} />
    </section>
  );
}

/** Only advice: staff decide whether to close. */
function Advice({ advice: { level, kind, speed, from, until } }: { advice: WindAdvice }) {
  const t = useStaffPageTexts(deskWeatherTexts);
  const { zone } = usePark();
  return (
    <Alert kind="warning" {...(level === 'stop' && { title: t.strong })}>
      {t[kind](Math.round(speed), timeText(from, zone), timeText(until, zone))}
    </Alert>
  );
}

/** This hour; the rest of the day opens below it. */
function Hours({ hours, now }: { hours: NonNullable<Weather['forecast']>['hours']; now: Temporal.Instant }) {
  const t = usePageTexts(weatherTexts);
  const words = useStaffPageTexts(deskWeatherTexts);
  const { zone } = usePark();
  const today = dayOf(now, zone);
  const hour = hourAt(hours, now);
  const coming = hours.filter(
    ({ at }) => Temporal.Instant.compare(at, now) > 0 && dayOf(at, zone).equals(today),
  );
  const lineOf = (each: HourOfWeather) => (
    <>
      <strong>{timeText(each.at, zone)}</strong> <span>{hourText(each, t)}</span>
    </>
  );
  if (coming.length === 0) return hour && <p>{lineOf(hour)}</p>;
  return (
    <Fold title={hour ? <span>{lineOf(hour)}</span> : <span>{words.hours}</span>}>
      <ol className={styles.hours} aria-label={words.hours}>
        {coming.map((each) => (
          <li key={each.at.toString()}>{lineOf(each)}</li>
        ))}
      </ol>
    </Fold>
  );
}
