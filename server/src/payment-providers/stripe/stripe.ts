import { holdGraceMinutes, payHoldMinutes } from '@cablepark/domain/payments/checkout';
import type { Stripe } from 'stripe';
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
import { type Intent, intent, type Refund, refund, refunds, type Session, session } from './answers.ts';
import { ask, askKeys, openClient } from './ask.ts';
import { readNotice } from './notice.ts';
import type { StripeSettings } from './settings.ts';

const currency = 'pln';
const longestName = 250;
/** Stripe's minimum for a session's life; `expire` ends it earlier with its hold. */
const shortestMinutes = 30;
/** A session may start at the very end of a hold, and our clock may be slow. */
const sessionMinutes = payHoldMinutes + holdGraceMinutes + shortestMinutes + 2;

/**
 * Stripe Checkout through Stripe's own SDK (decision 073). A checkout is a session (`cs_…`) until it is paid, then a payment (`pi_…`), which
 * goes to `record`. A paid payment is ours at once: Stripe needs no confirmation.
 */
export class StripeCheckout implements PaymentProvider {
  readonly name = 'stripe';
  readonly leastAmount = 200;
  readonly #client: Stripe;
  readonly #webhookSecret: string;

  constructor(settings: StripeSettings) {
    this.#client = openClient(settings);
    this.#webhookSecret = settings.webhookSecret;
  }

  /** Idempotent: a repeated start sends the same data with the same key. */
  async start(checkout: PayableCheckout): Promise<StartedCheckout> {
    const params = sessionOf(checkout);
    const { data, refusal } = await ask(
      'session',
      () => this.#client.checkout.sessions.create(params, { idempotencyKey: checkout.id }),
      session,
    );
    if (data === null || data.url === null) throw new ProviderUnreachable(`session: ${refusal ?? 'no url'}`);
    return { ref: data.id, url: data.url };
  }

  readNotice(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
  ): ProviderNotice | 'other' | null {
    return readNotice(headers, body, this.#webhookSecret);
  }

  /** Without a start here nobody can pay it: its page is unknown. */
  async settle(
    checkout: AskedCheckout,
    record: (ref: string) => Promise<boolean>,
    onWrong: (came: WrongMoney) => void = () => {},
  ): Promise<SettledState> {
    const { ref } = checkout;
    if (ref === null) return 'open';
    if (isPayment(ref)) {
      const payment = await this.#findPayment(ref);
      return payment ? await this.#take(payment, checkout, record, onWrong) : 'open';
    }
    const checkoutSession = await this.#findSession(ref);
    if (checkoutSession === null) return 'open';
    const payment = checkoutSession.payment_intent;
    if (checkoutSession.payment_status !== 'paid') return unpaidState(checkoutSession);
    if (payment === null || typeof payment === 'string')
      throw new ProviderUnreachable('session: paid without a payment');
    return await this.#take(payment, checkout, record, onWrong);
  }

  /** The list of sessions needs the very right that payments do. The secret of the webhook shows only in a notice. */
  async tryKeys(): Promise<'taken' | 'refused'> {
    const { data } = await askKeys(() => this.#client.checkout.sessions.list({ limit: 1 }));
    return data === null ? 'refused' : 'taken';
  }

  /** Stripe refuses this during a payment: the money will be late then. */
  async expire({ ref }: Pick<PayableCheckout, 'id' | 'ref'>): Promise<void> {
    if (ref === null || isPayment(ref)) return;
    await ask('expire', () => this.#client.checkout.sessions.expire(ref), session);
  }

  /** Its idempotency key prevents a double refund by two processes. It looks for the refund first, as Stripe forgets keys after a day. */
  async refund(order: RefundToSend): Promise<'sent' | 'done' | 'refused'> {
    const { id, amount, checkout } = order;
    const { ref } = checkout;
    if (ref === null || !isPayment(ref)) return 'refused';
    const list = await ask(
      'refunds',
      () => this.#client.refunds.list({ payment_intent: ref, limit: 100 }),
      refunds,
    );
    if (list.data === null) return 'refused';
    const existing = list.data.data.find(({ metadata }) => metadata?.['refund'] === id);
    if (existing) return refundState(existing);
    const { data, refusal } = await ask(
      'refund',
      () =>
        this.#client.refunds.create(
          { payment_intent: ref, amount, metadata: { refund: id, checkout: checkout.id } },
          { idempotencyKey: id },
        ),
      refund,
    );
    if (data !== null) return refundState(data);
    // The balance will be filled later: the server retries, and staff get a notice after days.
    return refusal === 'balance_insufficient' ? 'sent' : 'refused';
  }

  async #take(
    payment: Intent,
    { id, amount, refunded }: AskedCheckout,
    record: (ref: string) => Promise<boolean>,
    onWrong: (came: WrongMoney) => void,
  ): Promise<SettledState> {
    const { amount_refunded = 0, disputed = false } = payment.latest_charge ?? {};
    if (disputed || amount_refunded > (refunded ?? 0)) return 'returned';
    const isRight =
      payment.status === 'succeeded' &&
      payment.amount_received === amount &&
      payment.currency === currency &&
      payment.metadata['checkout'] === id;
    if (!isRight) {
      onWrong({ amount: payment.amount_received, currency: payment.currency });
      return 'wrong';
    }
    return (await record(payment.id)) ? 'settled' : 'wrong';
  }

  async #findSession(ref: string): Promise<Session | null> {
    const params = { expand: ['payment_intent.latest_charge'] };
    return (await ask('session', () => this.#client.checkout.sessions.retrieve(ref, params), session)).data;
  }

  async #findPayment(ref: string): Promise<Intent | null> {
    const params = { expand: ['latest_charge'] };
    return (await ask('payment', () => this.#client.paymentIntents.retrieve(ref, params), intent)).data;
  }
}

function sessionOf(checkout: PayableCheckout): Stripe.Checkout.SessionCreateParams {
  const { id, amount, description, email, language, begun, returnUrl } = checkout;
  const name = description.slice(0, longestName);
  return {
    mode: 'payment',
    client_reference_id: id,
    metadata: { checkout: id },
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name } } }],
    payment_intent_data: { description: name, metadata: { checkout: id } },
    // Otherwise Stripe takes other currencies from riders abroad.
    adaptive_pricing: { enabled: false },
    ...(isTaken(email) ? { customer_email: email } : {}),
    locale: language,
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(begun.add({ minutes: sessionMinutes }).epochMilliseconds / 1000),
  };
}

/** Stripe refuses the whole session for an unsupported address; without one it asks the rider. */
function isTaken(email: string): boolean {
  return /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(email);
}

function isPayment(ref: string): boolean {
  return ref.startsWith('pi_');
}

/** A completed session may still wait for its money: some methods take days. */
function unpaidState({ status, payment_intent }: Session): SettledState {
  if (status !== 'complete') return status === 'open' ? 'open' : 'gone';
  const isUnderWay = typeof payment_intent === 'object' && payment_intent?.status === 'processing';
  return isUnderWay ? 'open' : 'gone';
}

/** `requires_action`: Stripe asks the rider by mail for an account. A refund returned by a bank fails after it was done. */
function refundState({ status }: Refund): 'sent' | 'done' | 'refused' {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'sent';
}
