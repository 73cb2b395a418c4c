import type { IncomingMessage } from 'node:http';
import { Stripe } from 'stripe';
import type * as z from 'zod';
import { systemClock } from '../../../src/clock.ts';
import { StripeCheckout } from '../../../src/payment-providers/stripe/stripe.ts';
import { type Answer, FakeProvider, type Mood, type Rung, readText } from './fake-provider.ts';
import { type NewRefund, type NewSession, newRefund, newSession, readForm } from './stripe.schema.ts';
import {
  chargeOf,
  type FakeRefund,
  type FakeSession,
  idOf,
  intentOf,
  listOf,
  sessionOf,
} from './stripe-objects.ts';

export const fakeAccount = {
  secretKey: 'sk_test_keyOfTheAccount',
  webhookSecret: 'whsec_wordOfTheEndpoint',
};
const dayS = 24 * 60 * 60;
const shortestS = 30 * 60;

/**
 * Stripe as far as the park calls it: takes what its own description takes, keeps sessions, payments, refunds and idempotency keys, and
 * signs its notices by the helper of its own SDK. Its page lets a person pay or give up.
 */
export class FakeStripe extends FakeProvider {
  readonly name = 'stripe';
  /** By our checkout. */
  readonly sessions = new Map<string, FakeSession>();
  readonly mood: Mood & { isPoor: boolean; isMoved: boolean } = {
    isSilent: false,
    isBroken: false,
    refusesRefunds: false,
    isMute: true,
    /** No money is left to give back. */
    isPoor: false,
    /** Sends the next call elsewhere. */
    isMoved: false,
  };
  readonly #kept = new Map<string, { print: string; answer: Answer }>();
  #noticeUrl = '';

  open(): StripeCheckout {
    return new StripeCheckout({ ...fakeAccount, url: this.url });
  }

  settings(): Record<string, string> {
    const { secretKey, webhookSecret } = fakeAccount;
    return { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: this.url };
  }

  /** Notices go where the account was told, and not where a session says. */
  listenAt(url: string): void {
    this.#noticeUrl = url;
  }

  beginPaying(checkout: string): void {
    const session = this.#payable(checkout);
    session.status = 'complete';
    session.intent = intentOf(session, 'processing');
  }

  pay(checkout: string, { amount, currency }: { amount?: number; currency?: string } = {}): void {
    const session = this.#payable(checkout);
    session.intent ??= intentOf(session, 'processing');
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    Object.assign(session.intent, {
      status: 'succeeded',
      amount_received: amount ?? session.amount_total,
      currency: (currency ?? session.currency).toLowerCase(),
    });
  }

  #payable(checkout: string): FakeSession {
    const session = this.#seen(this.sessions.get(checkout));
    const isUnderWay = session?.intent?.status === 'processing';
    if (!session || (session.status !== 'open' && !isUnderWay))
      throw new Error(`Nothing is to be paid for ${checkout}.`);
    return session;
  }

  /** A session ends by itself. */
  #seen(session: FakeSession | undefined): FakeSession | undefined {
    const nowS = this.clock.now().epochMilliseconds / 1000;
    if (session?.status === 'open' && session.expires_at <= nowS) session.status = 'expired';
    return session;
  }

  isPaid(checkout: string): boolean | null {
    const session = this.sessions.get(checkout);
    return session ? session.payment_status === 'paid' : null;
  }

  isConfirmed(checkout: string): boolean {
    return this.sessions.get(checkout)?.intent?.status === 'succeeded';
  }

  refundsOf(checkout: string): FakeRefund[] {
    return this.sessions.get(checkout)?.intent?.refunds ?? [];
  }

  giveBack(checkout: string, amount?: number): void {
    const intent = this.sessions.get(checkout)?.intent;
    if (!intent) return;
    amount ??= intent.amount_received;
    intent.refunds.push({ id: idOf('re'), object: 'refund', amount, status: 'succeeded', metadata: {} });
  }

  /** The rider's bank asks the money back. */
  dispute(checkout: string): Rung {
    const intent = this.sessions.get(checkout)?.intent;
    if (intent) intent.disputed = true;
    return this.event('charge.dispute.created', { object: 'dispute', payment_intent: intent?.id });
  }

  endRefunds(): void {
    for (const refund of [...this.sessions.keys()].flatMap((each) => this.refundsOf(each)))
      if (refund.status === 'pending') refund.status = this.mood.refusesRefunds ? 'failed' : 'succeeded';
  }

  rung(checkout: string): Rung {
    const known = this.sessions.get(checkout);
    const made = { id: idOf('cs_test'), object: 'checkout.session', metadata: { checkout } };
    const about = known ? sessionOf(known) : { ...made, client_reference_id: checkout };
    return this.event('checkout.session.completed', about);
  }

  /** The charge of a checkout as it stands. */
  chargeRung(checkout: string): Rung {
    const intent = this.sessions.get(checkout)?.intent;
    return this.event('charge.refunded', { ...(intent ? chargeOf(intent) : {}), object: 'charge' });
  }

  refundRung(checkout: string): Rung {
    return this.event('refund.updated', this.refundsOf(checkout).at(-1) ?? {});
  }

  forged(checkout: string): Rung[] {
    const { body, headers } = this.rung(checkout);
    // The SDK asks the machine what time it is.
    const old = Math.floor(systemClock.now().epochMilliseconds / 1000) - 360;
    return [
      { body, headers: signed(body, { secret: 'whsec_another' }) },
      { body, headers: signed(body, { timestamp: old }) },
      { body, headers: {} },
      { body, headers: { 'stripe-signature': 'v1=' } },
      { body: body.replace('"pln"', '"eur"').replace('{', '{ '), headers },
      { body: '{', headers },
      { body: '', headers },
    ];
  }

  event(type: string, object: object): Rung {
    const body = JSON.stringify({ id: idOf('evt'), object: 'event', type, data: { object } });
    return { body, headers: signed(body) };
  }

  protected async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const text = await readText(request);
    this.calls.push(`${request.method} ${pathname}`);
    if (pathname.startsWith('/c/pay/')) return await this.#page(request.method ?? 'GET', pathname);
    if (this.mood.isSilent) await new Promise((resolve) => request.socket.once('close', resolve));
    if (this.mood.isBroken || request.socket.destroyed) return { status: 502 };
    if (this.mood.isMoved) {
      this.mood.isMoved = false;
      return { status: 307, location: request.url ?? '' };
    }
    const { authorization, 'x-stripe-client-user-agent': client } = request.headers;
    if (String(client).includes('"platform"')) return this.#refuse(400, { message: 'telemetry' });
    if (authorization !== `Bearer ${fakeAccount.secretKey}`)
      return this.#refuse(401, { message: `Invalid API Key provided: ${authorization}` });
    if (request.method === 'GET') return this.#found(pathname, searchParams);
    const key = request.headers['idempotency-key'];
    return this.#once(typeof key === 'string' ? key : '', `${pathname} ${text}`, () =>
      this.#made(pathname, readForm(text)),
    );
  }

  /** The same key is the same call, and answered as it was. */
  #once(key: string, print: string, make: () => Answer): Answer {
    const kept = this.#kept.get(key);
    if (kept) return kept.print === print ? kept.answer : this.#refuse(400, { type: 'idempotency_error' });
    const answer = make();
    if (answer.status === 200) this.#kept.set(key, { print, answer });
    return answer;
  }

  #found(pathname: string, query: URLSearchParams): Answer {
    const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const all = [...this.sessions.values()];
    if (pathname.startsWith('/v1/checkout/sessions/')) {
      const session = this.#seen(all.find((each) => each.id === id));
      const isExpanded = query.get('expand[0]') === 'payment_intent.latest_charge';
      return session && isExpanded ? { status: 200, body: sessionOf(session) } : this.#missing(id);
    }
    if (pathname === '/v1/checkout/sessions') return listOf(all.slice(0, 1).map(sessionOf));
    const asked = pathname === '/v1/refunds' ? query.get('payment_intent') : id;
    const intent = all.map((each) => each.intent).find((each) => each?.id === asked);
    if (!intent) return this.#missing(String(asked));
    if (pathname === '/v1/refunds') return listOf(intent.refunds);
    const { refunds: _, disputed: __, ...told } = intent;
    return { status: 200, body: { ...told, latest_charge: chargeOf(intent) } };
  }

  #made(pathname: string, sent: unknown): Answer {
    if (pathname === '/v1/checkout/sessions')
      return this.#taken(newSession, sent, (body) => this.#begin(body));
    if (pathname === '/v1/refunds') return this.#taken(newRefund, sent, (body) => this.#refund(body));
    const [, id] = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(pathname) ?? [];
    const session = this.#seen([...this.sessions.values()].find((each) => each.id === id));
    if (!session) return this.#missing(pathname);
    if (session.status !== 'open') return this.#refuse(400, { message: 'Only open ones can be expired.' });
    session.status = 'expired';
    return { status: 200, body: sessionOf(session) };
  }

  #taken<Body>(schema: z.ZodType<Body>, sent: unknown, take: (body: Body) => Answer): Answer {
    const { data, error } = schema.safeParse(sent);
    return data === undefined ? this.#refuse(400, { message: String(error?.message) }) : take(data);
  }

  #begin(body: NewSession): Answer {
    const nowS = Math.floor(this.clock.now().epochMilliseconds / 1000);
    const lastsS = body.expires_at - nowS;
    if (lastsS < shortestS || lastsS > dayS) return this.#refuse(400, { param: 'expires_at' });
    const id = idOf('cs_test');
    const [{ price_data }] = body.line_items as [NewSession['line_items'][number]];
    const session: FakeSession = {
      id,
      url: `${this.url}/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: price_data.unit_amount,
      currency: price_data.currency,
      sent: body,
      expires_at: body.expires_at,
      intent: null,
    };
    this.sessions.set(body.client_reference_id, session);
    return { status: 200, body: sessionOf(session) };
  }

  #refund({ payment_intent, amount, metadata }: NewRefund): Answer {
    const intents = [...this.sessions.values()].map(({ intent }) => intent);
    const intent = intents.find((each) => each?.id === payment_intent);
    if (intent?.status !== 'succeeded') return this.#missing(payment_intent);
    if (this.mood.isPoor) return this.#refuse(400, { code: 'balance_insufficient' });
    const back = intent.refunds.filter(({ status }) => status !== 'failed');
    const left = back.reduce((sum, each) => sum - each.amount, intent.amount_received);
    if (intent.disputed || amount > left) return this.#refuse(400, { code: 'charge_already_refunded' });
    const refund: FakeRefund = { id: idOf('re'), object: 'refund', amount, status: 'pending', metadata };
    intent.refunds.push(refund);
    return { status: 200, body: { ...refund } };
  }

  #missing(what: string): Answer {
    return this.#refuse(404, { code: 'resource_missing', message: `No such thing: ${what}` });
  }

  #refuse(status: number, error: Record<string, string>): Answer {
    this.refused.push(`${status} ${JSON.stringify(error)}`);
    return { status, body: { error: { type: 'invalid_request_error', message: 'no', ...error } } };
  }

  /** For a person: pay, or give up. */
  async #page(method: string, pathname: string): Promise<Answer> {
    const [, , , id, choice] = pathname.split('/');
    const session = this.#seen([...this.sessions.values()].find((each) => each.id === id));
    if (session?.status !== 'open') return { status: 404, html: 'This page is no longer there.' };
    const { sent, amount_total } = session;
    if (method === 'GET') {
      const button = (name: string, text: string) =>
        `<form method="post" action="/c/pay/${id}/${name}"><button>${text}</button></form>`;
      const title = `${sent.payment_intent_data.description}: ${(amount_total / 100).toFixed(2)} PLN`;
      return {
        status: 200,
        html: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><title>Payment</title><h1>${title}</h1>${button('pay', 'Pay')}${button('fail', 'Give up')}`,
      };
    }
    if (choice !== 'pay') return { status: 303, location: sent.cancel_url };
    this.pay(sent.client_reference_id);
    if (!this.mood.isMute) await this.#ring(sent.client_reference_id).catch(() => undefined);
    return { status: 303, location: sent.success_url };
  }

  async #ring(checkout: string): Promise<void> {
    const { headers, body } = this.rung(checkout);
    const sent = { 'content-type': 'application/json', ...headers };
    await fetch(this.#noticeUrl, { method: 'POST', headers: sent, body });
  }
}

function signed(payload: string, differs: { secret?: string; timestamp?: number } = {}) {
  const signing = { payload, secret: fakeAccount.webhookSecret, ...differs };
  return { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(signing) };
}
