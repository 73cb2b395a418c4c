import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as z from 'zod';
import { type Answer, fakeShop, type Mood, type Sent, type Transaction } from './fake-shop.ts';
import { type Registration, refunding, registration, verification } from './przelewy24.schema.ts';

/**
 * Przelewy24 as far as the park calls it, with a memory, on 127.0.0.1: takes what its own description takes, checks signatures, keeps
 * transactions and rings. Its page lets a person pay or give up.
 */
export class FakePrzelewy24 {
  readonly transactions = new Map<string, Transaction>();
  readonly mood: Mood = {
    isSilent: false,
    isBroken: false,
    refusesRefunds: false,
    isMute: true,
    refundRefusal: null,
  };
  readonly sent: Sent[] = [];
  /** Calls that were refused, and why. */
  readonly refused: string[] = [];
  /** The calls in their order, like `PUT /api/v1/transaction/verify`. */
  readonly calls: string[] = [];
  readonly #server: Server;
  #orders = 3_000_000_000;
  #killing: { call: string; when: 'before' | 'after'; kill: () => Promise<unknown> } | null = null;

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#respond(request, response);
    });
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * Has the caller die when it next makes this call: once it has arrived, or once it was carried out and before it is answered.
   * @returns once that has happened
   */
  async killAt(call: string, when: 'before' | 'after', kill: () => Promise<unknown>): Promise<void> {
    await new Promise<void>((resolve) => {
      const once = async () => {
        this.#killing = null;
        await kill();
        resolve();
      };
      this.#killing = { call, when, kill: once };
    });
  }

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

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body, location, html } = await this.#carriedOut(request);
    response.writeHead(status, {
      'content-type': html === undefined ? 'application/json' : 'text/html; charset=utf-8',
      ...(location === undefined ? {} : { location }),
    });
    response.end(html ?? JSON.stringify(body ?? {}));
  }

  async #carriedOut(request: IncomingMessage): Promise<Answer> {
    const isAsked = `${request.method} ${request.url}`.startsWith(this.#killing?.call ?? '?');
    const { when, kill } = this.#killing ?? {};
    if (isAsked && when === 'before') {
      await kill?.();
      return { status: 500 };
    }
    const answer = await this.#answer(request);
    if (isAsked && when === 'after') await kill?.();
    return answer;
  }

  /** Rings for a payment, as it does by itself unless it is mute. */
  async ring(sessionId: string): Promise<void> {
    await this.#post(sessionId, this.notice(sessionId));
  }

  /** Rings for the end of the refund of a payment. */
  async ringRefund(sessionId: string): Promise<void> {
    const [refund] = this.transactions.get(sessionId)?.refunds ?? [];
    await this.#post(
      sessionId,
      this.refundNotice(refund?.requestId ?? '', sessionId, refund?.status === 4 ? 1 : 0),
    );
  }

  async #post(sessionId: string, body: string): Promise<void> {
    const url = this.transactions.get(sessionId)?.urlStatus ?? '';
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    const text = await read(request);
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

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
