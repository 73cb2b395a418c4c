import type { ViolationFixture } from './violation-fixture.ts';

const someone = "(select min(id) from account where role = 'Editor')";

/** A pass of ten rides that was bought, whose entries make ten; then whatever breaks it. */
export function aPass(...more: string[]): string[] {
  return [
    `insert into pass (id, code, account_id, kind, balance, created_at) values (900, 'x', ${someone}, '{}', 10, 0)`,
    "insert into payment (id, pass_id, amount_cents, method, created_at) values (90000, 900, 1, 'cash', 0)",
    passEntry(900, 10, 'buy', '90000'),
    ...more,
  ];
}

export function passEntry(pass: number, delta: number, reason: string, paid: string, by = someone): string {
  return `insert into pass_entry (pass_id, delta, reason, payment_id, created_at, created_by) values (${pass}, ${delta}, '${reason}', ${paid}, 0, ${by})`;
}

const byPass = "(select min(id) from payment where method = 'pass')";

/** What breaks the invariants of passes. */
export const passViolations: Record<string, ViolationFixture> = {
  'pass-balance-is-the-sum-of-its-entries': {
    violate: aPass('update pass set balance = 9'),
    says: /^Pass 900 has 9 left, but its entries make 10\.$/,
  },
  'pass-balance-is-not-negative': {
    violate: aPass('update pass set balance = -1'),
    says: /^Pass 900 has less than nothing left\.$/,
  },
  'voided-pass-has-nothing-left': {
    violate: aPass('update pass set voided_at = 1 where id = 900'),
    says: /^Pass 900 is voided, but has 10 left\.$/,
  },
  'pass-ride-takes-what-its-slot-costs': {
    violate: aPass(
      "insert into payment (id, booking_id, amount_cents, method, created_at) select 90001, min(id), 1, 'pass', 0 from booking where state = 'booked' and payment_id is null",
      'update booking set payment_id = 90001 where id = (select booking_id from payment where id = 90001)',
      passEntry(900, -2, 'ride', '90001'),
      'update pass set balance = 8 where id = 900',
    ),
    says: /^Payment 90001 took 2 of pass 900, but its slot costs 1\.$/,
  },
  'pass-is-bought-once': {
    violate: aPass('delete from payment where id = 90000'),
    says: /^Pass 900 was bought 0 times\.$/,
  },
  'pass-entry-is-of-a-pass': {
    violate: [passEntry(901, 1, 'adjust', 'null')],
    says: /^Pass entry \d+ is of pass 901, which does not exist\.$/,
  },
  'pass-ride-is-paid-while-it-is-taken': {
    violate: aPass(passEntry(900, -1, 'ride', byPass), passEntry(900, 1, 'return', byPass)),
    says: /^Payment \d+ stands, but 0 of its pass are taken for it\.$/,
  },
  'pass-ride-names-a-payment-by-pass': {
    violate: aPass(passEntry(900, -1, 'ride', 'null')),
    says: /^Entry \d+ of pass 900 is a ride without a payment by pass\.$/,
  },
  'pass-people-exist': {
    violate: aPass(passEntry(900, 1, 'adjust', 'null', "'nobody'"), "update pass set account_id = 'nobody'"),
    says: /Pass 900 names account nobody(.|\n)*Pass entry \d+ names account nobody/,
  },
  'payment-is-for-one-thing': {
    violate: ['update payment set booking_id = null where id = (select max(id) from payment)'],
    says: /^Payment \d+ is for neither a slot nor a pass, or for both\.$/,
  },
  'withdrawn-pass-is-voided': {
    violate: aPass(
      `insert into withdrawal (account_id, pass_id, created_at, concluded_at, money_back_cents, taken, freed) values (${someone}, 900, 1, 0, 0, 0, 0)`,
    ),
    says: /^Withdrawal \d+ is from pass 900, which did not end with it\.$/,
  },
};
