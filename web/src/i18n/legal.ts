import type { ParkPolicy } from '@cablepark/domain/park/policy';

/** What the terms and the privacy policy say of this park; nothing is made up. */
export interface LegalFacts {
  parkName: string;
  policy: ParkPolicy;
  /** The company in one line, or null where the park has not named it: then the sentence is left out. */
  operator: string | null;
  /** Whether the prices hold VAT. */
  paysVat: boolean;
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
