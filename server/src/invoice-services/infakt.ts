import * as z from 'zod';
import { askList, askService } from './ask.ts';
import type { Created, InvoiceContent, InvoiceService } from './service.ts';

/** An account at inFakt. */
export interface InfaktSettings {
  /** With the path of the version, without a slash at the end. */
  url: string;
  apiKey: string;
}

export const infaktUrls = {
  real: 'https://api.infakt.pl/api/v3',
  sandbox: 'https://api.sandbox-infakt.pl/api/v3',
};

const found = z.object({ entities: z.array(z.object({ uuid: z.string(), number: z.string().nullish() })) });
const accepted = z.object({ invoice_task_reference_number: z.string() });

/**
 * inFakt, by its description (github.com/infakt/API). It makes each new invoice as a draft, some time after it has accepted it. Our number
 * is the draft's number, which it checks for duplicates; the bookkeeper gives the invoice its own.
 */
export class Infakt implements InvoiceService {
  readonly name = 'infakt';
  readonly makesLater = true;
  readonly #settings: InfaktSettings;

  constructor(settings: InfaktSettings) {
    this.#settings = settings;
  }

  async find(number: string): Promise<string | null> {
    const query = new URLSearchParams({ 'q[number_eq]': number, fields: 'uuid,number' });
    const { entities } = await askList(
      'find',
      `${this.#settings.url}/invoices.json?${query.toString()}`,
      this.#init(),
      found,
    );
    return entities.find((entity) => entity.number === number)?.uuid ?? null;
  }

  async create(draft: InvoiceContent): Promise<Created> {
    const body = JSON.stringify({ invoice: invoiceOf(draft) });
    const url = `${this.#settings.url}/async/invoices.json`;
    const { data, refusal } = await askService(
      'create',
      url,
      { ...this.#init(), method: 'POST', body },
      accepted,
    );
    return data === null ? { refused: refusal } : { id: null };
  }

  #init(): RequestInit {
    return { headers: { 'content-type': 'application/json', 'x-infakt-apikey': this.#settings.apiKey } };
  }
}

function invoiceOf({ number, taxId, day, method, provider, lines }: InvoiceContent) {
  return {
    number,
    check_duplicate_number: true,
    status: 'draft',
    sale_date: day,
    payment_method: methodOf(method, provider),
    client_company_name: `NIP ${taxId}`,
    client_tax_code: taxId,
    client_country: 'PL',
    client_business_activity_kind: 'other_business',
    services: lines.map(({ name, gross, vat }) => ({
      name,
      quantity: 1,
      gross_price: gross,
      tax_symbol: vat === 'exempt' ? 'zw' : (vat ?? '23'),
    })),
  };
}

/** In the words of its list of methods. */
function methodOf(
  method: InvoiceContent['method'],
  provider: InvoiceContent['provider'],
): 'cash' | 'card' | 'transfer' | 'przelewy24' | 'other' {
  if (method === 'online') return provider === 'przelewy24' ? 'przelewy24' : 'other';
  return method === 'blik' ? 'other' : method;
}
