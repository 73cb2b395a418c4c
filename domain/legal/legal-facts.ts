import type { ParkContent } from '../park/content.ts';
import type { OnlineWay } from '../park/online-policy.ts';
import { rowsOf } from '../prices/price-list.ts';
import type { PriceList } from '../prices/prices.schema.ts';

/** The facts about a park in our terms and privacy policy; nothing is invented. */
export interface LegalFacts {
  parkName: string;
  policy: ParkContent['policy'];
  /** The company in one line; null if the park has not entered it, which omits the sentence. */
  operator: string | null;
  /** Whether the prices hold VAT. */
  paysVat: boolean;
  /** E-mail and phone in one line; null if the park has entered neither. */
  contact: string | null;
  /** Whether riders pay online in advance. */
  online: OnlineWay;
  /** What the price list sells besides slots: the terms only mention these. */
  sells: { passes: boolean; gear: boolean };
  /** Whether the site counts visits. */
  analytics: boolean;
  /** Whether the directions page shows a map. */
  map: boolean;
}

export type SettingsFacts = Pick<ParkContent, 'name' | 'operator' | 'contact' | 'policy' | 'payments'>;

export function legalFacts(
  { name: parkName, operator, contact, policy, payments }: SettingsFacts,
  analytics: boolean,
  prices: PriceList,
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
    sells: {
      passes: rowsOf(prices).some(({ role }) => role === 'pass'),
      gear: rowsOf(prices).some((row) => row.role === 'plain' && (row.desk === true || row.wanted === true)),
    },
    analytics,
    map: contact.map !== null,
  };
}
