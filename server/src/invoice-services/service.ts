import type { VatRate } from '@cablepark/domain/park/vat-rates';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { PaymentProviderName } from '@cablepark/domain/payments/checkout';
import type { DraftWait, InvoiceServiceName } from '@cablepark/domain/payments/invoice-draft';

export interface InvoiceLine {
  name: string;
  /** Grosze. */
  gross: number;
  vat: VatRate | null;
}

/** A draft of an invoice for a company. It names its tax number alone: the bookkeeper's program knows its name and address. */
export interface InvoiceContent {
  /** Our own number, by which `find` looks for it. */
  number: string;
  taxId: string;
  /** The day of the payment, `2026-07-04`. */
  day: string;
  /** Of its first money; with `online`, the provider. */
  method: CashMethod;
  provider: PaymentProviderName | null;
  lines: readonly InvoiceLine[];
}

/** What became of a new draft: its id at the service, null while the service still makes it; or why it is refused. */
export type Created = { id: string | null } | { refused: string };

/**
 * A bookkeeper's program, in two functions. Both use the network with a time-out of seconds, and throw `InvoicesUnavailable` without a
 * trustworthy answer: then the draft may be there all the same, so `find` comes before each `create`.
 */
export interface InvoiceService {
  readonly name: InvoiceServiceName;
  /** Whether `find` finds a new draft only some time after `create`. */
  readonly makesLater: boolean;
  /** The service's id of the draft with our number; null if it has none. */
  find(number: string): Promise<string | null>;
  /** Creates a draft, never an invoice: the bookkeeper issues it. */
  create(draft: InvoiceContent): Promise<Created>;
}

/** The service gave no answer that can be trusted. */
export class InvoicesUnavailable extends Error {
  readonly wait: DraftWait;

  constructor(wait: DraftWait, message: string) {
    super(message);
    this.wait = wait;
  }
}
