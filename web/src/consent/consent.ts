import type { Park } from '../park/park.ts';

/** Where the browser remembers the answer. */
export const consentStorageKey = 'cookie_consent';

/** SPEC.md §3: unknown until the visitor answers. */
export type Consent = 'unknown' | 'accepted' | 'rejected';

/** The answer as it is stored: `true` accepted, `false` rejected; anything else is no answer. */
export function readConsent(stored: string | null): Consent {
  if (stored === 'true') return 'accepted';
  return stored === 'false' ? 'rejected' : 'unknown';
}

export function writeConsent(consent: Consent): string | null {
  return consent === 'unknown' ? null : String(consent === 'accepted');
}

/** What a visitor of this park can consent to, as the texts name it; null where there is nothing to ask. */
export function questionOf({ analyticsId, contact: { map } }: Pick<Park, 'analyticsId' | 'contact'>) {
  if (analyticsId === null) return map && 'map';
  return map ? 'both' : 'visits';
}
