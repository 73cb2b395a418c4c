import type { RefundState } from '@cablepark/domain/payments/checkout';
import { paths } from '../paths.ts';

/** Online payment. POST creates a checkout, GET of one shows its rider the state. */
export const checkoutCalls = {
  all: '/checkouts',
  one: (id: string) => `/checkouts/${id}`,
  /** GET: whether the caller must pay before a booking holds. */
  payFirst: '/me/pay-first',
  /** POST: a provider's webhook. */
  notices: (provider: string) => `/payments/notices/${provider}`,
} as const;

/** The page of a checkout, to which the provider sends the rider back. */
export const checkoutPath = (id: string) => `${paths.pay}/${id}`;

/** The page that starts a payment. */
export const paySlotsPath = (slots: readonly number[]) => `${paths.pay}?slots=${slots.join(',')}`;
export const payPassPath = (row: string) => `${paths.pay}?pass=${encodeURIComponent(row)}`;

/** POST /checkouts: one of the two. `tax_id` is a NIP for the receipt. */
export type NewCheckoutRow = ({ slots: number[] } | { pass_kind: string }) & { tax_id?: string | null };

/** GET /me/pay-first: the park asks all riders, or only those with no-shows, to pay first. */
export interface PayFirstRow {
  first: boolean;
}

/**
 * `open`: waits for the payment, holds its slots until `expires_at`. `paid`: the money bought everything. `late`: some or all of it goes
 * back. `review`: the payment does not match, staff check it.
 */
export const checkoutStatuses = ['open', 'paid', 'late', 'expired', 'review'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** A line of a checkout; `amount` in PLN. */
export interface CheckoutItemRow {
  slot: number | null;
  /** The purchased pass; null before the payment, and for a slot. */
  pass: number | null;
  /** The pass's name; null for a slot. */
  name: { pl: string; en: string } | null;
  /** The slot's start, in the API's time format. */
  start: string | null;
  duration: number | null;
  track: number | null;
  amount: number;
  /** The state of the refund; null where the money bought something. */
  refund: RefundState | null;
}

export interface CheckoutRow {
  id: string;
  status: CheckoutStatus;
  /** PLN. */
  amount: number;
  /** The provider's page; null once the checkout is over. */
  url: string | null;
  expires_at: string;
  items: CheckoutItemRow[];
}
