import type { LegalFacts } from '../../i18n/legal.ts';
import type { Park } from '../../park/park.ts';

export function legalFacts(park: Park, siteName: string): LegalFacts {
  const { name, address, taxId } = park.operator;
  const parts = [name, address?.replaceAll('\n', ', '), taxId && `NIP ${taxId}`];
  return {
    parkName: park.name || siteName,
    policy: park.policy,
    operator: name ? parts.filter(Boolean).join(', ') : null,
    paysVat: park.operator.paysVat,
    contact: [park.contact.email, park.contact.phone].filter(Boolean).join(', ') || null,
    analytics: park.analyticsId !== null,
    map: park.contact.map !== null,
  };
}
