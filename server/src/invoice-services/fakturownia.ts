import * as z from 'zod';
import { askList, askService } from './ask.ts';
import type { Created, InvoiceContent, InvoiceService } from './service.ts';

/** An account at Fakturownia. */
export interface FakturowniaSettings {
  /** `https://mojapark.fakturownia.pl`, without a slash at the end. */
  url: string;
  token: string;
}

const headers = { accept: 'application/json', 'content-type': 'application/json' };

const document = z.object({ id: z.union([z.int(), z.string()]), oid: z.string().nullish() });
const documents = z.array(document);

/**
 * Fakturownia, by its description (github.com/fakturownia/API). It has no state of a draft: a pro forma is the document from which the
 * bookkeeper issues the invoice, and it goes to no tax office. Our number is its `oid`, which it keeps unique.
 */
export class Fakturownia implements InvoiceService {
  readonly name = 'fakturownia';
  readonly makesLater = false;
  readonly #settings: FakturowniaSettings;

  constructor(settings: FakturowniaSettings) {
    this.#settings = settings;
  }

  async find(number: string): Promise<string | null> {
    const { url, token } = this.#settings;
    const query = new URLSearchParams({ oid: number, period: 'all', per_page: '100', api_token: token });
    const data = await askList('find', `${url}/invoices.json?${query.toString()}`, { headers }, documents);
    // The filter is not promised by the description: another number is not ours.
    const found = data.find(({ oid }) => oid === number);
    return found ? String(found.id) : null;
  }

  async create(draft: InvoiceContent): Promise<Created> {
    const { url, token } = this.#settings;
    const body = JSON.stringify({ api_token: token, invoice: invoiceOf(draft) });
    const init = { headers, method: 'POST', body };
    const { data, refusal } = await askService('create', `${url}/invoices.json`, init, document);
    return data === null ? { refused: refusal } : { id: String(data.id) };
  }
}

function invoiceOf({ number, taxId, day, method, provider, lines }: InvoiceContent) {
  return {
    kind: 'proforma',
    oid: number,
    oid_unique: 'yes',
    sell_date: day,
    buyer_name: `NIP ${taxId}`,
    buyer_tax_no: taxId,
    buyer_company: true,
    payment_type: method === 'online' ? provider : method,
    internal_note: number,
    positions: lines.map(({ name, gross, vat }) => ({
      name,
      quantity: 1,
      total_price_gross: gross / 100,
      tax: vat === 'exempt' ? 'zw' : Number(vat ?? 23),
    })),
  };
}
