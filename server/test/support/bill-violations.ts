import type { ViolationFixture } from './violation-fixture.ts';

const someone = "(select min(id) from account where role = 'Editor')";
const id = '00000000-0000-4000-8000-000000000900';

/** A bill for one booking for 10 zł; then whatever breaks it. */
export function aBill(state: string, ...more: string[]): string[] {
  return [
    `insert into bill (id, account_id, amount_cents, state, provider, created_at, expires_at) values ('${id}', ${someone}, 1000, '${state}', 'przelewy24', 0, 0)`,
    `insert into bill_line (id, bill_id, booking_id, amount_cents) values (900, '${id}', 1, 1000)`,
    ...more,
  ];
}

export const refundOf = (amount: number) =>
  `insert into refund (id, bill_id, amount_cents, state, reason, created_at) values ('r${amount}', '${id}', ${amount}, 'done', 'x', 0)`;

/** What breaks the invariants of paying online. */
export const billViolations: Record<string, ViolationFixture> = {
  'voided-money-online-goes-back': {
    violate: aBill(
      'settled',
      `insert into payment (id, booking_id, amount_cents, method, created_at, bill_id) select 90000, min(id), 1000, 'online', 0, '${id}' from booking`,
      "insert into payment_void (payment_id, created_at, reason) values (90000, 0, 'x')",
      refundOf(999),
      "update refund set payment_id = 90000 where id = 'r999'",
    ),
    says: /^Payment 90000 was made online and voided, but its money does not go back\.$/,
  },
  'money-online-bought-or-goes-back': {
    violate: aBill('settled', refundOf(999), "update bill_line set refund_id = 'r999'"),
    says: /^Bill \S+ is paid, but some of it was neither bought nor goes back\.$/,
  },
  'bill-amount-is-the-sum-of-its-lines': {
    violate: aBill('open', 'update bill set amount_cents = 999'),
    says: /^Bill \S+ asks for another amount than its lines make\.$/,
  },
  'bill-buys-nothing-unpaid': {
    violate: aBill('open', "update bill_line set refund_id = 'x'"),
    says: /^Bill \S+ is not paid, but something was bought with it\.$/,
  },
  'payment-online-is-of-a-bill': {
    violate: [
      "insert into payment (id, booking_id, amount_cents, method, created_at) select 90000, min(id), 1, 'online', 0 from booking",
      "insert into payment_void (payment_id, created_at, reason) values (90000, 0, 'x')",
    ],
    says: /^Payment 90000 was made online, but no bill asked for it for so much\.$/,
  },
  'refunds-are-at-most-what-was-paid': {
    violate: aBill('settled', refundOf(600), refundOf(500), "update bill_line set refund_id = 'r600'"),
    says: /^Of bill \S+ more went back than was paid\.$/,
  },
  'money-is-of-one-line': {
    violate: [
      ...aBill('settled', refundOf(1000), "update bill_line set refund_id = 'r1000'"),
      `insert into bill_line (id, bill_id, booking_id, amount_cents, refund_id) values (901, '${id}', 2, 1000, 'r1000')`,
    ],
    says: /^Lines of bills claim the same money: 900, 901\.$/,
  },
  'bill-asks-for-its-payers-bookings': {
    violate: [...aBill('open'), "update booking set account_id = 'x' where id = 1"],
    says: /^Bill \S+ asks its payer for a booking of somebody else\.$/,
  },
  'hold-has-not-long-lapsed': {
    violate: [
      "update booking set state = 'held', hold_kind = 'pay', held_until = 0 where id = (select min(id) from booking where state = 'booked' and payment_id is null)",
    ],
    says: /^Slot \d+ is still held, long after its time to pay was over\.$/,
  },
};
