import type { ParkContent } from '../park/content.ts';
import type { OnlineWay } from '../park/online-policy.ts';

/** What our terms and our privacy policy say of a park; nothing is made up. */
export interface LegalFacts {
  parkName: string;
  policy: ParkContent['policy'];
  /** The company in one line, or null where the park has not named it: then the sentence is left out. */
  operator: string | null;
  /** Whether the prices hold VAT. */
  paysVat: boolean;
  /** E-mail and phone in one line, or null where the park has given neither. */
  contact: string | null;
  /** Whether riders pay online before they come. */
  online: OnlineWay;
  /** Whether visits are counted at all. */
  analytics: boolean;
  /** Whether the page of the way to the park shows a map. */
  map: boolean;
}

type Said = Pick<ParkContent, 'name' | 'operator' | 'contact' | 'policy' | 'payments'>;

export function legalFacts(
  { name: parkName, operator, contact, policy, payments }: Said,
  analytics: boolean,
): LegalFacts {
  const { name, address, taxId, paysVat } = operator;
  const parts = [name, address?.replaceAll('\n', ', '), taxId && `NIP ${taxId}`];
  return {
    parkName,
    policy,
    operator: name ? parts.filter(Boolean).join(', ') : null,
    paysVat,
    contact: [contact.email, contact.phone].filter(Boolean).join(', ') || null,
    online: payments.online,
    analytics,
    map: contact.map !== null,
  };
}
