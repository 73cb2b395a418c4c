import * as z from 'zod';
import { ask } from '../ask.ts';
import {
  type AskedCheckout,
  type PayableCheckout,
  type PaymentProvider,
  type ProviderNotice,
  ProviderUnreachable,
  type RefundToSend,
  type SettledState,
  type StartedCheckout,
  type WrongMoney,
} from '../provider.ts';
import { readNotice } from './notice.ts';
import type { Przelewy24Settings } from './settings.ts';
import { signatureOf } from './signature.ts';

const currency = 'PLN';
/** Methods that pay at once, around the clock: traditional transfers (4), prepayments (32) and instalments (128) outlast a hold. */
const channel = 16;
const longestEmail = 50;
const longestDescription = 35;

const registration = z.object({ data: z.object({ token: z.string().min(1) }) });
const verification = z.object({ data: z.object({ status: z.literal('success') }) });
const transaction = z.object({
  data: z.object({
    /** Missing before a payment. */
    orderId: z.int().nullish(),
    sessionId: z.string(),
    /** 0: unpaid, 1: paid and not verified, 2: paid, 3: refunded. */
    status: z.int().min(0).max(3),
    amount: z.int(),
    currency: z.string(),
  }),
});
interface VerifiedPayment {
  sessionId: string;
  orderId: number;
  amount: number;
}
const refunds = z.object({
  data: z.object({
    refunds: z.array(z.object({ requestId: z.string().nullish(), status: z.int(), amount: z.int() })),
  }),
});
const access = z.object({ data: z.boolean() });
const refundTaken = z.object({ data: z.array(z.object({ status: z.boolean() })) });

/**
 * Errors that are no final refusal of a refund: it exists already (perhaps not listed yet), or the shop's balance is too low today. The
 * server looks for it and retries.
 */
const waits = ['Request already exists', 'Concurrent call', 'Insufficient funds'];

/** State of a refund: 1 done, 2 and 3 pending, 4 refused. */
const refusedRefund = 4;
const refundStates: Readonly<Record<number, 'sent' | 'done' | 'refused'>> = {
  1: 'done',
  [refusedRefund]: 'refused',
};

/**
 * Przelewy24 by its REST interface 1.0.16. A payment is ours only after verification: until then it stays the rider's advance. The API has no
 * data on unpaid sessions, so a checkout ends by our clock.
 */
export class Przelewy24 implements PaymentProvider {
  readonly name = 'przelewy24';
  readonly leastAmount = 1;
  readonly #settings: Przelewy24Settings;
  readonly #headers: Record<string, string>;

  constructor(settings: Przelewy24Settings) {
    this.#settings = settings;
    const secret = Buffer.from(`${settings.posId}:${settings.apiKey}`).toString('base64');
    this.#headers = { authorization: `Basic ${secret}`, 'content-type': 'application/json' };
  }

  async start(checkout: PayableCheckout): Promise<StartedCheckout> {
    const { url, merchantId, posId, crc } = this.#settings;
    const { id: sessionId, amount, minutesLeft } = checkout;
    const body = {
      merchantId,
      posId,
      sessionId,
      amount,
      currency,
      description: checkout.description,
      email: emailOf(checkout),
      country: 'PL',
      language: checkout.language,
      urlReturn: checkout.returnUrl,
      urlStatus: checkout.noticeUrl,
      timeLimit: minutesLeft,
      ttl: minutesLeft,
      channel,
      waitForResult: true,
      regulationAccept: false,
      encoding: 'UTF-8',
      sign: signatureOf({ sessionId, merchantId, amount, currency, crc }),
    };
    const { data } = await this.#send('POST', '/api/v1/transaction/register', body, registration);
    return { ref: data.token, url: `${url}/trnRequest/${encodeURIComponent(data.token)}` };
  }

  readNotice(_headers: unknown, body: Buffer): ProviderNotice | null {
    return readNotice(body, this.#settings);
  }

  /** Refunds from its panel are in its list of refunds; they trigger no webhook. */
  async settle(
    { id, amount, refunded }: AskedCheckout,
    record: (ref: string) => Promise<boolean>,
    onWrong: (came: WrongMoney) => void = () => {},
  ): Promise<SettledState> {
    const payment = await this.#find(id);
    if (payment === null || payment.status === 0) return 'open';
    if (payment.status === 3) return 'returned';
    const { sessionId, orderId } = payment;
    if (sessionId !== id || payment.amount !== amount || payment.currency !== currency) {
      onWrong({ amount: payment.amount, currency: payment.currency });
      return 'wrong';
    }
    if (typeof orderId !== 'number') throw new ProviderUnreachable('transaction: paid without a number');
    if (!(await record(String(orderId)))) return 'wrong';
    if (payment.status === 1) await this.#verify({ sessionId, orderId, amount });
    if (refunded === null) return 'settled';
    const refundSum = (await this.#findRefunds(orderId))
      .filter(({ status }) => status !== refusedRefund)
      .reduce((sum, { amount: back }) => sum + back, 0);
    return refundSum > refunded ? 'returned' : 'settled';
  }

  /** Its own call for that. It knows the shop's number and the API key; the CRC shows only in a payment. */
  async tryKeys(): Promise<'taken' | 'refused'> {
    const options = { schema: access, refusals: [400, 401, 403] };
    const { data } = await ask(
      'access',
      this.#address('/api/v1/testAccess'),
      { headers: this.#headers },
      options,
    );
    return data?.data === true ? 'taken' : 'refused';
  }

  /** Its registration has a time limit; there is no call to end it before. */
  async expire(): Promise<void> {}

  /** A refund may exist although its answer was lost: look for it before sending. */
  async refund(refund: RefundToSend): Promise<'sent' | 'done' | 'refused'> {
    const orderId = Number(refund.checkout.ref);
    if (!Number.isSafeInteger(orderId)) return 'refused';
    const state = await this.#findRefund(orderId, refund.id);
    if (state) return state;
    const body = {
      requestId: refund.id,
      refundsUuid: refund.id,
      urlStatus: refund.noticeUrl,
      refunds: [
        {
          orderId,
          sessionId: refund.checkout.id,
          amount: refund.amount,
          description: refund.description.slice(0, longestDescription),
        },
      ],
    };
    const init = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
    const { data, said } = await ask('refund', this.#address('/api/v1/transaction/refund'), init, {
      schema: refundTaken,
      refusals: [400, 409],
    });
    if (data?.data.every(({ status }) => status) || waits.some((text) => said.includes(text))) return 'sent';
    // Two processes may have sent it concurrently.
    return (await this.#findRefund(orderId, refund.id)) ?? 'refused';
  }

  async #find(id: string): Promise<z.infer<typeof transaction>['data'] | null> {
    const url = this.#address(`/api/v1/transaction/by/sessionId/${encodeURIComponent(id)}`);
    const options = { schema: transaction, refusals: [404] };
    return (await ask('transaction', url, { headers: this.#headers }, options)).data?.data ?? null;
  }

  async #verify({ sessionId, orderId, amount }: VerifiedPayment): Promise<void> {
    const { merchantId, posId, crc } = this.#settings;
    const sign = signatureOf({ sessionId, orderId, amount, currency, crc });
    const body = { merchantId, posId, sessionId, amount, currency, orderId, sign };
    await this.#send('PUT', '/api/v1/transaction/verify', body, verification);
  }

  async #findRefund(orderId: number, id: string): Promise<'sent' | 'done' | 'refused' | null> {
    const refund = (await this.#findRefunds(orderId)).find(({ requestId }) => requestId === id);
    return refund ? (refundStates[refund.status] ?? 'sent') : null;
  }

  async #findRefunds(orderId: number): Promise<z.infer<typeof refunds>['data']['refunds']> {
    const url = this.#address(`/api/v1/refund/by/orderId/${orderId}`);
    const options = { schema: refunds, refusals: [404] };
    return (await ask('refunds', url, { headers: this.#headers }, options)).data?.data.refunds ?? [];
  }

  async #send<Data>(method: string, path: string, body: object, schema: z.ZodType<Data>): Promise<Data> {
    const init = { method, headers: this.#headers, body: JSON.stringify(body) };
    const { data } = await ask(path, this.#address(path), init, { schema });
    if (data === null) throw new ProviderUnreachable(path);
    return data;
  }

  #address(path: string): string {
    return `${this.#settings.url}${path}`;
  }
}

/** Its API rejects longer addresses; such a rider gets only our mails. */
function emailOf({ email, returnUrl }: Pick<PayableCheckout, 'email' | 'returnUrl'>): string {
  return email.length > 0 && email.length <= longestEmail ? email : `rider@${new URL(returnUrl).hostname}`;
}
