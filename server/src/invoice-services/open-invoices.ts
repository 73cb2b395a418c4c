import { Fakturownia, type FakturowniaSettings } from './fakturownia.ts';
import { Infakt, type InfaktSettings } from './infakt.ts';
import type { InvoiceService } from './service.ts';

/** At most one of the two. */
export interface InvoiceSettings {
  fakturownia: FakturowniaSettings | null;
  infakt: InfaktSettings | null;
}

/** The bookkeeper's program by the park's settings; null without one. */
export function openInvoices({ fakturownia, infakt }: InvoiceSettings): InvoiceService | null {
  if (fakturownia) return new Fakturownia(fakturownia);
  return infakt && new Infakt(infakt);
}
