import type { PaymentProviderName } from '@cablepark/domain/payments/checkout';
import type { Language } from '@cablepark/domain/time/display';

/** A checkout as a provider needs to know it. Money is grosze, always PLN. */
export interface PayableCheckout {
  /** A UUID, the provider's session. */
  id: string;
  amount: number;
  /** What the provider shows the rider, in `language`. */
  description: string;
  email: string;
  language: Language;
  /** When the rider began, whenever it is started, and started again. */
  begun: Temporal.Instant;
  /** From now until its slots are no longer held. */
  minutesLeft: number;
  /** The page that the rider comes back to. */
  returnUrl: string;
  /** Where the provider rings. */
  noticeUrl: string;
  /** What `start` answered; null before. */
  ref: string | null;
}

export interface StartedCheckout {
  ref: string;
  url: string;
}

/** Whom a notice is about: a doorbell, nothing else of it is believed. */
export interface Notice {
  /** `payment`: the id is what `record` was given. */
  about: 'checkout' | 'refund' | 'payment';
  id: string;
}

/** What the provider is asked about. */
export interface AskedCheckout extends Pick<PayableCheckout, 'id' | 'amount' | 'ref'> {
  /** Grosze that we gave back, or are about to, of money that was ours; null before it was. */
  refunded: number | null;
}

/**
 * What the provider says when it is asked. `settled`: paid, recorded and confirmed. `open`: may still be paid. `gone`: can no longer
 * be paid. `returned`: was paid, and given back not by us, in part or as a whole. `wrong`: money of another amount, currency or shop, or twice for the same.
 */
export type SettledState = 'settled' | 'open' | 'gone' | 'returned' | 'wrong';

/** Money that is not what was asked for. */
export interface WrongMoney {
  /** In hundredths of its currency. */
  amount: number;
  /** As the provider writes it: `PLN`, `pln`, `eur`. */
  currency: string;
}

export interface RefundToSend {
  /** 32 hexadecimal digits. */
  id: string;
  checkout: Pick<PayableCheckout, 'id' | 'amount' | 'ref'>;
  /** Of the money that was paid, grosze. */
  amount: number;
  description: string;
  noticeUrl: string;
}

/**
 * Who takes money online, in five functions. Each may be called again with the same ids, also after a crash or by
 * another process at the same time, and does then what is still to do. All but `readNotice` ask over the network, end by
 * themselves within seconds, and throw `ProviderUnreachable` where no answer came that can be trusted.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** It takes nothing below, in grosze. */
  readonly leastAmount: number;
  /** Lets the rider pay. */
  start(checkout: PayableCheckout): Promise<StartedCheckout>;
  /**
   * Whom a notice is about; null where its signature is not the provider's, `other` where it is about nothing that is sold here.
   * @param body as it came
   */
  readNotice(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
  ): Notice | 'other' | null;
  /**
   * Asks whether the money is there. Where it is, and right, `record` is called before the provider is told that we have it; where
   * `record` fails, or keeps nothing, the provider is told nothing: such money is `wrong`.
   * @param record keeps the money here, with the provider's number of it, and says whether it is kept
   * @param onWrong is told what came where that is `wrong`
   */
  settle(
    checkout: AskedCheckout,
    record: (ref: string) => Promise<boolean>,
    onWrong: (came: WrongMoney) => void,
  ): Promise<SettledState>;
  /** No longer lets the rider pay, where the provider can. */
  expire(checkout: Pick<PayableCheckout, 'id' | 'ref'>): Promise<void>;
  /** Gives money back, or asks how that stands. */
  refund(refund: RefundToSend): Promise<'sent' | 'done' | 'refused'>;
}

/** The provider gave no answer that can be trusted; what was asked may have happened. Its text names no secret and no rider. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}
