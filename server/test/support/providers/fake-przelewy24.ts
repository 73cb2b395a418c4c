import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type * as z from 'zod';
import { Przelewy24 } from '../../../src/payment-providers/przelewy24/przelewy24.ts';
import { type Answer, FakeProvider, type Mood, type Rung, readText } from './fake-provider.ts';
import { type Registration, refunding, registration, verification } from './przelewy24.schema.ts';

export const fakeShop = {
  merchantId: 123_456,
  posId: 123_456,
  crc: 'crc of the shop',
  apiKey: 'key of the shop',
};

interface Przelewy24Mood extends Mood {
  /** What refunds are refused with at once; null takes them. */
  refundRefusal: { status: 400 | 409; message: string } | null;
}

/** A call as it came. */
export interface Sent {
  method: string;
  path: string;
  body: unknown;
}

interface Transaction extends Registration {
  token: string;
  orderId: number;
  /** 0: not paid, 1: paid and not verified, 2: verified, 3: given back. */
  status: 0 | 1 | 2 | 3;
  refunds: { requestId: string; amount: number; status: 1 | 2 | 3 | 4 }[];
}

/**
 * Przelewy24 as far as the park calls it, with a memory, on 127.0.0.1: takes what its own description takes, checks signatures, keeps
 * transactions and rings. Its page lets a person pay or give up.
 */
export class FakePrzelewy24 extends FakeProvider {
  readonly name = 'przelewy24';
  readonly transactions = new Map<string, Transaction>();
  readonly mood: Przelewy24Mood = {
    isSilent: false,
    isBroken: false,
    refusesRefunds: false,
    isMute: true,
    refundRefusal: null,
  };
  readonly sent: Sent[] = [];
  #orders = 3_000_000_000;

  open(): Przelewy24 {
    return new Przelewy24({ ...fakeShop, url: this.url });
  }

  settings(): Record<string, string> {
    const { merchantId, crc, apiKey } = fakeShop;
    return {
      P24_MERCHANT_ID: String(merchantId),
      P24_CRC: crc,
      P24_API_KEY: apiKey,
      P24_URL: this.url,
    };
  }

  /** Those who pay are not seen before they have paid. */
  beginPaying(): void {}

  /** The rider pays, with what money, so to say. @throws where nobody may pay any more */
  pay(sessionId: string, differs: Partial<Pick<Transaction, 'amount' | 'currency'>> = {}): Transaction {
    const transaction = this.transactions.get(sessionId);
    if (!transaction) throw new Error(`Nothing is to be paid for ${sessionId}.`);
    Object.assign(transaction, { status: 1, ...differs });
    return transaction;
  }

  /** The notice of a payment as it is rung. */
  notice(sessionId: string, differs: Record<string, unknown> = {}, crc = fakeShop.crc): string {
    const transaction = this.transactions.get(sessionId);
    const { merchantId, posId } = fakeShop;
    const amount = transaction?.amount ?? 100;
    const said = {
      merchantId,
      posId,
      sessionId,
      amount,
      originAmount: amount,
      currency: 'PLN',
      orderId: transaction?.orderId ?? 1,
      methodId: 154,
      statement: 'p24-A12',
      ...differs,
    };
    return JSON.stringify({ sign: signed({ ...said, crc }), ...said });
  }

  refundNotice(refundsUuid: string, sessionId: string, status: 0 | 1): string {
    const { orderId = 1, amount = 100 } = this.transactions.get(sessionId) ?? {};
    const { merchantId, crc } = fakeShop;
    const said = { orderId, sessionId, refundsUuid, merchantId, amount, currency: 'PLN', status };
    return JSON.stringify({ ...said, requestId: refundsUuid, timestamp: 0, sign: signed({ ...said, crc }) });
  }

  rung(sessionId: string): Rung {
    return { headers: {}, body: this.notice(sessionId) };
  }

  forged(sessionId: string): Rung[] {
    return [
      this.notice(sessionId, {}, 'another crc'),
      this.notice(sessionId, { posId: 999 }),
      this.notice(sessionId).replace('"PLN"', '"EUR"'),
      '{',
      '',
    ].map((body) => ({ headers: {}, body }));
  }

  refundRung(sessionId: string): Rung {
    const refund = this.transactions.get(sessionId)?.refunds.at(-1);
    const status = refund?.status === 4 ? 1 : 0;
    return { headers: {}, body: this.refundNotice(refund?.requestId ?? '', sessionId, status) };
  }

  isPaid(sessionId: string): boolean | null {
    const transaction = this.transactions.get(sessionId);
    return transaction ? transaction.status !== 0 : null;
  }

  isConfirmed(sessionId: string): boolean {
    return this.transactions.get(sessionId)?.status === 2;
  }

  refundsOf(sessionId: string): { amount: number }[] {
    return this.transactions.get(sessionId)?.refunds ?? [];
  }

  giveBack(sessionId: string, amount?: number): void {
    const transaction = this.transactions.get(sessionId);
    if (!transaction) return;
    transaction.refunds.push({ requestId: randomUUID(), amount: amount ?? transaction.amount, status: 1 });
    if (amount === undefined) transaction.status = 3;
  }

  /** Rings for a payment, as it does by itself unless it is mute. */
  async ring(sessionId: string): Promise<void> {
    await this.#post(sessionId, this.notice(sessionId));
  }

  /** Rings for the end of the refund of a payment. */
  async ringRefund(sessionId: string): Promise<void> {
    await this.#post(sessionId, this.refundRung(sessionId).body);
  }

  async #post(sessionId: string, body: string): Promise<void> {
    const url = this.transactions.get(sessionId)?.urlStatus ?? '';
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }

  protected async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    const text = await readText(request);
    this.calls.push(`${request.method} ${pathname}`);
    if (pathname.startsWith('/trnRequest/')) return await this.#page(request.method ?? 'GET', pathname);
    if (this.mood.isSilent) await new Promise((resolve) => request.socket.once('close', resolve));
    if (this.mood.isBroken) return { status: 502 };
    const { posId, apiKey } = fakeShop;
    const right = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`;
    if (request.headers.authorization !== right) return this.#refuse(401, 'authorization');
    if (pathname.startsWith('/api/v1/transaction/by/sessionId/')) return this.#bySession(pathname);
    if (pathname.startsWith('/api/v1/refund/by/orderId/')) return this.#refundsOf(pathname);
    const sent = JSON.parse(text || '{}') as unknown;
    if (text !== '') this.sent.push({ method: request.method ?? '', path: pathname, body: sent });
    if (pathname === '/api/v1/testAccess') return { status: 200, body: { data: true, error: '' } };
    if (pathname === '/api/v1/transaction/register')
      return this.#taken(registration, sent, (body) => this.#register(body));
    if (pathname === '/api/v1/transaction/verify')
      return this.#taken(verification, sent, (body) => this.#verify(body));
    if (pathname === '/api/v1/transaction/refund')
      return this.#taken(refunding, sent, (body) => this.#refund(body));
    return this.#refuse(404, pathname);
  }

  #taken<Body>(schema: z.ZodType<Body>, sent: unknown, take: (body: Body) => Answer): Answer {
    const { data, error } = schema.safeParse(sent);
    return data === undefined ? this.#refuse(400, error?.message ?? '') : take(data);
  }

  #refuse(status: number, why: string): Answer {
    this.refused.push(`${status} ${why}`);
    return { status, body: { error: why, code: status } };
  }

  #register(body: Registration): Answer {
    const { sessionId, merchantId, amount, currency } = body;
    if (body.sign !== signed({ sessionId, merchantId, amount, currency, crc: fakeShop.crc }))
      return this.#refuse(400, 'sign');
    const known = this.transactions.get(sessionId);
    const token = known?.token ?? randomUUID();
    this.#orders += 1;
    const fresh = { ...body, token, orderId: this.#orders, status: 0 as const, refunds: [] };
    if (!known) this.transactions.set(sessionId, fresh);
    return { status: 200, body: { data: { token }, responseCode: 0 } };
  }

  #verify({ sessionId, orderId, amount, currency, sign }: z.infer<typeof verification>): Answer {
    const transaction = this.transactions.get(sessionId);
    const right = signed({ sessionId, orderId, amount, currency, crc: fakeShop.crc });
    if (!transaction || sign !== right || transaction.orderId !== orderId || transaction.amount !== amount)
      return this.#refuse(400, 'verify');
    if (transaction.status === 0) return this.#refuse(400, 'not paid');
    if (transaction.status === 1) transaction.status = 2;
    return { status: 200, body: { data: { status: 'success' }, responseCode: 0 } };
  }

  #bySession(pathname: string): Answer {
    const transaction = this.transactions.get(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
    if (!transaction) return { status: 404, body: { error: 'Transaction not found', responseCode: 0 } };
    const { sessionId, status, amount, currency } = transaction;
    const orderId = status === 0 ? undefined : transaction.orderId;
    return { status: 200, body: { data: { orderId, sessionId, status, amount, currency }, responseCode: 0 } };
  }

  #refund({ requestId, refunds: [asked] }: z.infer<typeof refunding>): Answer {
    const transaction = this.transactions.get(asked?.sessionId ?? '');
    const { refundRefusal } = this.mood;
    if (!asked || !transaction || transaction.status < 2 || transaction.orderId !== asked.orderId)
      return this.#refuseRefund(409, 'Transaction not found');
    if (refundRefusal) return this.#refuseRefund(refundRefusal.status, refundRefusal.message);
    if (transaction.refunds.some((known) => known.requestId === requestId))
      return this.#refuseRefund(400, 'Request already exists');
    const back = transaction.refunds
      .filter(({ status }) => status !== 4)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (back + asked.amount > transaction.amount)
      return this.#refuseRefund(409, 'The amount of refund exceeds available amount for the transaction');
    transaction.refunds.push({ requestId, amount: asked.amount, status: 3 });
    const { orderId, sessionId, amount } = asked;
    return {
      status: 201,
      body: { data: [{ orderId, sessionId, amount, status: true, message: 'success' }] },
    };
  }

  /** A refund that conflicts is refused line by line. */
  #refuseRefund(status: 400 | 409, message: string): Answer {
    this.refused.push(`${status} ${message}`);
    const error = status === 409 ? [{ status: false, message }] : message;
    return { status, body: { error, code: status } };
  }

  /** What was sent is done, or refused, at once from now on. */
  endRefunds(): void {
    for (const transaction of this.transactions.values()) {
      for (const refund of transaction.refunds) {
        if (refund.status === 3) refund.status = this.mood.refusesRefunds ? 4 : 1;
      }
      const back = transaction.refunds.filter(({ status }) => status === 1);
      if (back.reduce((sum, { amount }) => sum + amount, 0) === transaction.amount) transaction.status = 3;
    }
  }

  #refundsOf(pathname: string): Answer {
    const orderId = Number(pathname.split('/').at(-1));
    const transaction = [...this.transactions.values()].find((each) => each.orderId === orderId);
    if (!transaction || transaction.refunds.length === 0)
      return { status: 404, body: { error: 'Transaction not found', responseCode: 0 } };
    const { sessionId, amount, currency, refunds } = transaction;
    return {
      status: 200,
      body: { data: { orderId, sessionId, amount, currency, refunds }, responseCode: 0 },
    };
  }

  /** For a person: pay, or give up. */
  async #page(method: string, pathname: string): Promise<Answer> {
    const [, , token, choice] = pathname.split('/');
    const transaction = [...this.transactions.values()].find((each) => each.token === token);
    if (!transaction) return { status: 404, html: 'No such payment.' };
    const { sessionId, amount, urlReturn, description } = transaction;
    if (method === 'GET') {
      const button = (name: string, text: string) =>
        `<form method="post" action="/trnRequest/${token}/${name}"><button>${text}</button></form>`;
      const price = `${(amount / 100).toFixed(2)} PLN`;
      return {
        status: 200,
        html: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><title>Payment</title><h1>${description}: ${price}</h1>${button('pay', 'Pay')}${button('fail', 'Give up')}`,
      };
    }
    if (choice === 'pay') {
      this.pay(sessionId);
      if (!this.mood.isMute) await this.ring(sessionId).catch(() => undefined);
    }
    return { status: 303, location: urlReturn };
  }
}

function signed(parts: object): string {
  return createHash('sha384').update(JSON.stringify(parts)).digest('hex');
}
