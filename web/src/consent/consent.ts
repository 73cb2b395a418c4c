import { paths } from '@cablepark/contract/paths';
import type { Park } from '../park/park.ts';

/** The storage key of the answer. */
export const consentStorageKey = 'cookie_consent';

/** SPEC.md §3: unknown until the visitor answers. */
export type Consent = 'unknown' | 'accepted' | 'rejected';

/** The stored answer: `true` accepted, `false` rejected; anything else means unknown. */
export function readConsent(value: string | null): Consent {
  if (value === 'true') return 'accepted';
  return value === 'false' ? 'rejected' : 'unknown';
}

export function writeConsent(consent: Consent | 'asked'): string | null {
  return consent === 'accepted' || consent === 'rejected' ? String(consent === 'accepted') : null;
}

type AskingPark = Pick<Park, 'analyticsId' | 'contact'>;

/** The question for visitors of this park, by its texts; null if nothing needs consent. */
export function questionOf({ analyticsId, contact: { map } }: AskingPark) {
  if (analyticsId === null) return map && 'map';
  return map ? 'both' : 'visits';
}

/** The question on a page: every page counts visits, one has the map. */
export function questionOn(park: AskingPark, pathname: string) {
  return park.analyticsId === null && pathname !== paths.location ? null : questionOf(park);
}
