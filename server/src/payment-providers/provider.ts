import type { PaymentProviderName } from '@cablepark/domain/payments/checkout';
import type { Language } from '@cablepark/domain/time/display';

/** The provider's view of a checkout. Money is grosze, always PLN. */
export interface PayableCheckout {
  /** A UUID, the session id at the provider. */
  id: string;
  amount: number;
  /** The text that the provider shows the rider, in `language`. */
  description: string;
  email: string;
  language: Language;
  /** When the rider began; the same for each repeated `start`. */
  begun: Temporal.Instant;
  /** Until its slots' holds end. */
  minutesLeft: number;
  /** The page for the rider's return. */
  returnUrl: string;
  /** The address of the webhook. */
  noticeUrl: string;
  /** The result of `start`; null before. */
  ref: string | null;
}

export interface StartedCheckout {
  ref: string;
  url: string;
}

/** The subject of a webhook. It is only a trigger: the server trusts nothing else in it. */
export interface ProviderNotice {
  /** `payment`: the id is the one passed to `record`. */
  about: 'checkout' | 'refund' | 'payment';
  id: string;
}

/** The data for a query at the provider. */
export interface AskedCheckout extends Pick<PayableCheckout, 'id' | 'amount' | 'ref'> {
  /** Our refunds in grosze, pending ones included; null before a payment was ours. */
  refunded: number | null;
}

/**
 * The provider's state of a checkout. `settled`: paid, recorded and confirmed. `open`: may still be paid. `gone`: can no longer be paid.
 * `returned`: paid, then refunded by others, in part or as a whole. `wrong`: money of another amount, currency or shop, or a second payment.
 */
export type SettledState = 'settled' | 'open' | 'gone' | 'returned' | 'wrong';

/** A payment that does not match. */
export interface WrongMoney {
  /** In hundredths of its currency. */
  amount: number;
  /** In the provider's spelling: `PLN`, `pln`, `eur`. */
  currency: string;
}

export interface RefundToSend {
  /** 32 hexadecimal digits. */
  id: string;
  checkout: Pick<PayableCheckout, 'id' | 'amount' | 'ref'>;
  /** The part of the payment to refund, grosze. */
  amount: number;
  description: string;
  noticeUrl: string;
}

/**
 * A payment provider, in six functions. All are idempotent by their ids, also after a crash or concurrently in another process. All but
 * `readNotice` use the network with a time-out of seconds, and throw `ProviderUnreachable` without a trustworthy answer.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** The minimum amount, in grosze. */
  readonly leastAmount: number;
  /** Starts the payment. */
  start(checkout: PayableCheckout): Promise<StartedCheckout>;
  /**
   * The subject of a webhook; null for an invalid signature, `other` for anything that is not sold here.
   * @param body the raw body
   */
  readNotice(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
  ): ProviderNotice | 'other' | null;
  /**
   * Checks for the payment. For a matching one it calls `record` before it confirms the payment to the provider. If `record` fails or stores
   * nothing, there is no confirmation: such money is `wrong`.
   * @param record stores the payment, with the provider's number, and returns whether it did
   * @param onWrong receives the payment where it is `wrong`
   */
  settle(
    checkout: AskedCheckout,
    record: (ref: string) => Promise<boolean>,
    onWrong: (came: WrongMoney) => void,
  ): Promise<SettledState>;
  /** Ends the payment session, where the provider can. */
  expire(checkout: Pick<PayableCheckout, 'id' | 'ref'>): Promise<void>;
  /** Whether the provider takes the keys of this server. Moves no money. */
  tryKeys(): Promise<'taken' | 'refused'>;
  /** Sends a refund, or returns its state. */
  refund(refund: RefundToSend): Promise<'sent' | 'done' | 'refused'>;
}

/** The provider gave no trustworthy answer; the call may have taken effect. The message contains no secret and no rider. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}
