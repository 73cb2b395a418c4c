import { hourAt } from '@cablepark/domain/weather/forecast';
import { weatherTexts } from '../../i18n/pages/weather.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { hourText } from './hourText.ts';
import { useWeather } from './useWeather.ts';

interface HourSkyProps {
  /** A moment of the hour. */
  at: Temporal.Instant;
  now: Temporal.Instant;
}

/** The forecast of one hour as a line of text. Loads after the page is painted. */
export default function HourSky({ at, now }: HourSkyProps) {
  const t = usePageTexts(weatherTexts);
  const { forecast } = useWeather(now);
  const hour = forecast && hourAt(forecast.hours, at);
  return hour && <span>{hourText(hour, t)}</span>;
}
