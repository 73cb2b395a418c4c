import { getTimes } from 'suncalc';

export interface MapPoint {
  lat: number;
  lon: number;
}

/** The sunset in milliseconds since the epoch; null on a day without one. */
export function sunsetMs(day: Temporal.PlainDate, zone: string, { lat, lon }: MapPoint): number | null {
  // Noon by the clocks lies in the solar day of that date, anywhere in the zone.
  const noon = day.toZonedDateTime({ timeZone: zone, plainTime: '12:00' });
  // oxlint-disable-next-line no-restricted-globals -- the library takes no other form of a moment
  return getTimes(new Date(noon.epochMilliseconds), lat, lon).sunset?.getTime() ?? null;
}
