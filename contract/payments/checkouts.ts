import type { RefundState } from '@cablepark/domain/payments/checkout';
import { paths } from '../paths.ts';

/** Paying online. POST makes a checkout, GET of one tells its rider how it stands. */
export const checkoutCalls = {
  all: '/checkouts',
  one: (id: string) => `/checkouts/${id}`,
  /** GET: whether one pays before a slot that one books holds. */
  payFirst: '/me/pay-first',
  /** POST: a provider rings. */
  notices: (provider: string) => `/payments/notices/${provider}`,
} as const;

/** The page of a checkout, to which the provider sends the rider back. */
export const checkoutPath = (id: string) => `${paths.pay}/${id}`;

/** The page on which paying begins. */
export const paySlotsPath = (slots: readonly number[]) => `${paths.pay}?slots=${slots.join(',')}`;
export const payPassPath = (row: string) => `${paths.pay}?pass=${encodeURIComponent(row)}`;

/** POST /checkouts: one of the two. `tax_id` is a NIP that is to stand on the receipt. */
export type NewCheckoutRow = ({ slots: number[] } | { pass_kind: string }) & { tax_id?: string | null };

/** GET /me/pay-first: the park asks it of all, or of who has missed slots. */
export interface PayFirstRow {
  first: boolean;
}

/**
 * `open`: waits for the money, the slots are held until `expires_at`. `paid`: all of it was bought. `late`: some or all of it goes back.
 * `review`: the money is not as it was asked for, staff look at it.
 */
export const checkoutStatuses = ['open', 'paid', 'late', 'expired', 'review'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** A line of a checkout; `amount` in PLN. */
export interface CheckoutItemRow {
  slot: number | null;
  /** The pass that was bought; null before, and where a slot is bought. */
  pass: number | null;
  /** What the pass is called; null where a slot is bought. */
  name: { pl: string; en: string } | null;
  /** Of the slot, as the wire tells times. */
  start: string | null;
  duration: number | null;
  track: number | null;
  amount: number;
  /** How the money goes back; null where it bought something. */
  refund: RefundState | null;
}

export interface CheckoutRow {
  id: string;
  status: CheckoutStatus;
  /** PLN. */
  amount: number;
  /** Where to pay; null once it is over. */
  url: string | null;
  expires_at: string;
  items: CheckoutItemRow[];
}
