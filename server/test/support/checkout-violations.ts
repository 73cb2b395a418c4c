import type { ViolationFixture } from './violation-fixture.ts';

const someone = "(select min(id) from account where role = 'Editor')";
const id = '00000000-0000-4000-8000-000000000900';

/** A checkout of one slot for 10 zł; then whatever breaks it. */
export function aCheckout(state: string, ...more: string[]): string[] {
  return [
    `insert into checkout (id, account_id, amount_cents, state, provider, created_at, expires_at) values ('${id}', ${someone}, 1000, '${state}', 'przelewy24', 0, 0)`,
    `insert into checkout_item (id, checkout_id, slot_id, amount_cents) values (900, '${id}', 1, 1000)`,
    ...more,
  ];
}

export const refundOf = (amount: number) =>
  `insert into refund (id, checkout_id, amount_cents, state, reason, created_at) values ('r${amount}', '${id}', ${amount}, 'done', 'x', 0)`;

/** What breaks the invariants of paying online. */
export const checkoutViolations: Record<string, ViolationFixture> = {
  'voided-money-online-goes-back': {
    violate: aCheckout(
      'settled',
      `insert into payment (id, booking_id, amount_cents, method, created_at, checkout_id) select 90000, min(id), 1000, 'online', 0, '${id}' from booking`,
      "insert into payment_void (payment_id, created_at, reason) values (90000, 0, 'x')",
      refundOf(999),
      "update refund set payment_id = 90000 where id = 'r999'",
    ),
    says: /^Payment 90000 was made online and voided, but its money does not go back\.$/,
  },
  'money-online-bought-or-goes-back': {
    violate: aCheckout('settled', refundOf(999), "update checkout_item set refund_id = 'r999'"),
    says: /^Checkout \S+ is paid, but some of it was neither bought nor goes back\.$/,
  },
  'checkout-amount-is-the-sum-of-its-items': {
    violate: aCheckout('open', 'update checkout set amount_cents = 999'),
    says: /^Checkout \S+ asks for another amount than its items make\.$/,
  },
  'checkout-buys-nothing-unpaid': {
    violate: aCheckout('open', "update checkout_item set refund_id = 'x'"),
    says: /^Checkout \S+ is not paid, but something was bought with it\.$/,
  },
  'payment-online-is-of-a-checkout': {
    violate: [
      "insert into payment (id, booking_id, amount_cents, method, created_at) select 90000, min(id), 1, 'online', 0 from booking",
      "insert into payment_void (payment_id, created_at, reason) values (90000, 0, 'x')",
    ],
    says: /^Payment 90000 was made online, but no checkout bought that for so much\.$/,
  },
  'refunds-are-at-most-what-was-paid': {
    violate: aCheckout(
      'settled',
      refundOf(600),
      refundOf(500),
      "update checkout_item set refund_id = 'r600'",
    ),
    says: /^Of checkout \S+ more went back than was paid\.$/,
  },
  'hold-has-not-long-lapsed': {
    violate: [
      "update booking set state = 'held', hold_kind = 'pay', held_until = 0 where id = (select min(id) from booking where state = 'booked' and payment_id is null)",
    ],
    says: /^Slot \d+ is still held, long after its time to pay was over\.$/,
  },
};
