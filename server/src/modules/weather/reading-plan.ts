import { hash } from 'node:crypto';
import type { ParkContent } from '@cablepark/domain/park/content';
import type { AppContext } from '../../context.ts';
import { version } from '../../version.ts';
import type { ForecastSource, Point, WarningSource } from '../../weather-sources/source.ts';

/** What to query for the park's settings, with the places' names in the database; null: nothing. */
export interface ReadingPlan {
  forecast: { source: ForecastSource; place: string; point: Point } | null;
  warnings: { source: WarningSource; place: string } | null;
}

/** Nothing is queried before the park has a point on the map. */
export function planReading(
  { weather }: Pick<AppContext, 'weather'>,
  { contact: { map }, weather: { county } }: Pick<ParkContent, 'contact' | 'weather'>,
): ReadingPlan {
  if (!map) return { forecast: null, warnings: null };
  const { forecast, warnings } = weather;
  return {
    forecast: forecast && { source: forecast, place: `${forecast.name} ${map.lat} ${map.lon}`, point: map },
    warnings: warnings && county !== null ? { source: warnings, place: county } : null,
  };
}

/**
 * The User-Agent for a weather service, with the park's own contact, as the terms of MET Norway require. Otherwise all parks would count as one.
 * @returns null for a park without a contact
 */
export function userAgentOf(
  { publicUrl, isPublicUrlSet }: Pick<AppContext['config'], 'publicUrl' | 'isPublicUrlSet'>,
  { contact: { email } }: Pick<ParkContent, 'contact'>,
): string | null {
  const address = isPublicUrlSet ? `+${publicUrl}` : null;
  const contact = [address, email].filter((part) => part !== null).join('; ');
  // Remove characters that a header cannot contain.
  return contact === '' ? null : `cablepark/${version} (${contact})`.replace(/[^\x20-\x7e]/g, '?');
}

/** A delay of this park, so that parks don't query at the same time. @returns less than the given milliseconds */
export function jitterMs(publicUrl: string, place: string, lessThanMs: number): number {
  return Number.parseInt(hash('sha256', `${publicUrl} ${place}`, 'hex').slice(0, 8), 16) % lessThanMs;
}
