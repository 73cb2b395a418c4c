import { dayOf } from '@cablepark/domain/time/park-time';
import { usePark } from '../ParkProvider.tsx';
import { SkySource } from './SkySource.tsx';
import { StormWarnings } from './StormWarnings.tsx';
import { useWeather } from './useWeather.ts';

interface DaySkyProps {
  day: Temporal.PlainDate;
  now: Temporal.Instant;
  /** The warnings are above the hours; the water, the source and its age below them. */
  part: 'top' | 'end';
}

/** What belongs to the lines of a day's hours. */
export default function DaySky({ day, now, part }: DaySkyProps) {
  const { zone } = usePark();
  const { forecast, warnings, water } = useWeather(now);
  const isOfDay = (from: Temporal.Instant, to = from) =>
    Temporal.PlainDate.compare(dayOf(from, zone), day) <= 0 &&
    Temporal.PlainDate.compare(dayOf(to, zone), day) >= 0;
  const list = warnings?.list.filter(({ from, to }) => isOfDay(from, to)) ?? [];
  if (part === 'top') return <StormWarnings warnings={list} day={day} />;
  return (
    <SkySource
      forecast={forecast?.hours.some(({ at }) => isOfDay(at)) ? forecast : null}
      warnings={warnings && { ...warnings, list }}
      water={water && day.equals(dayOf(now, zone)) ? water : null}
    />
  );
}
