import type { ParkPolicy } from '@cablepark/domain/park/policy';
import type { Park } from '../../park/park.ts';

/** What the terms and the privacy policy say of this park; nothing is made up. */
export interface LegalFacts {
  parkName: string;
  policy: ParkPolicy;
  /** The company in one line, or null where the park has not named it: then the sentence is left out. */
  operator: string | null;
  /** E-mail and phone in one line, or null where the park has given neither. */
  contact: string | null;
  /** Whether visits are counted at all. */
  analytics: boolean;
  /** Whether the page of the way to the park shows a map. */
  map: boolean;
}

export interface LegalText {
  title: string;
  description: string;
  lead: string;
  sections: readonly { title: string; text: readonly string[] }[];
}

export function legalFacts(park: Park, siteName: string): LegalFacts {
  const { name, address, taxId } = park.operator;
  const parts = [name, address?.replaceAll('\n', ', '), taxId && `NIP ${taxId}`];
  return {
    parkName: park.name || siteName,
    policy: park.policy,
    operator: name ? parts.filter(Boolean).join(', ') : null,
    contact: [park.contact.email, park.contact.phone].filter(Boolean).join(', ') || null,
    analytics: park.analyticsId !== null,
    map: park.contact.map !== null,
  };
}
