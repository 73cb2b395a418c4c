import { createHash, randomBytes } from 'node:crypto';
import type { NewSession } from './stripe.schema.ts';

/** What the fake Stripe keeps, and how it tells it. */

export interface FakeRefund {
  id: string;
  object: 'refund';
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: Record<string, string>;
}

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  amount_received: number;
  currency: string;
  metadata: Record<string, string>;
  refunds: FakeRefund[];
  disputed: boolean;
}

export interface FakeSession {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  /** Unix time, seconds. */
  expires_at: number;
  sent: NewSession;
  intent: FakeIntent | null;
}

export function intentOf({ currency, sent }: FakeSession, status: FakeIntent['status']): FakeIntent {
  return {
    id: `pi_${randomBytes(12).toString('hex')}`,
    object: 'payment_intent',
    status,
    amount_received: 0,
    currency,
    metadata: sent.payment_intent_data.metadata,
    refunds: [],
    disputed: false,
  };
}

/** A charge bears what its payment bore when it was made. */
export function chargeOf({ id, amount_received, metadata, refunds, disputed }: FakeIntent) {
  const done = refunds.filter(({ status }) => status === 'succeeded');
  const amount_refunded = done.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: id.replace('pi_', 'ch_'),
    object: 'charge',
    amount: amount_received,
    amount_refunded,
    refunded: amount_received > 0 && amount_refunded === amount_received,
    disputed,
    metadata,
  };
}

/** As it is told where `payment_intent.latest_charge` is expanded. */
export function sessionOf({ sent, intent, url, ...session }: FakeSession) {
  const { refunds: _, disputed: __, ...told } = intent ?? { refunds: [], disputed: false };
  const isCharged = intent?.status === 'succeeded';
  return {
    ...session,
    object: 'checkout.session',
    url: session.status === 'open' ? url : null,
    client_reference_id: sent.client_reference_id,
    metadata: sent.metadata,
    customer_email: sent.customer_email ?? null,
    payment_intent: intent ? { ...told, latest_charge: isCharged ? chargeOf(intent) : null } : null,
  };
}

/** The answer of a call that lists: one page. */
export function listOf(data: readonly object[]) {
  return { status: 200, body: { object: 'list', data, has_more: false } };
}

/** A new id, as Stripe forms them. */
export function idOf(kind: string): string {
  return `${kind}_${createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, 24)}`;
}
