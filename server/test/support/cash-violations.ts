import { aBill, refundOf } from './bill-violations.ts';
import { aPass, passEntry } from './pass-violations.ts';
import type { ViolationFixture } from './violation-fixture.ts';

const someone = "(select min(id) from account where role = 'Editor')";
const paid = '(select min(payment_id) from booking)';
const byCash = "(select min(id) from payment where method = 'cash')";
const byPass = "(select min(id) from payment where method = 'pass')";

function entry(kind: string, cents: number, payment = byCash, at = '0'): string {
  return `insert into cash_entry (id, created_at, day, amount_cents, method, kind, payment_id) values (99999, ${at}, '2000-01-01', ${cents}, 'cash', '${kind}', ${payment})`;
}

const counted = { methods: { cash: 0, card: 5, blik: 0, online: 0, transfer: 0 }, counted: 0, note: null };

const snapshot = {
  from: '2000-01-05',
  methods: { ...counted.methods, card: 0 },
  counted: 8,
  till: { float: 7, taken: 9 },
  note: null,
  people: [],
  rates: [{ vat: '8', cents: 1 }],
  facts: [
    {
      entry: 99_998,
      at: 1,
      kind: 'reversal',
      method: 'cash',
      cents: -1,
      payment: 1,
      by: null,
      reason: 'undone',
      instead: null,
    },
  ],
};

function closed(day: string, sums: string): string {
  return `insert into day_close (id, day, created_at, created_by, sums) values (${Number(day.slice(-2))}, '${day}', 1, ${someone}, '${sums}')`;
}

/** What breaks the invariants of the cash book. */
export const cashViolations: Record<string, ViolationFixture> = {
  'payment-is-in-the-cash-book': {
    violate: [`delete from cash_entry where payment_id = ${byCash}`],
    says: /^Payment \d+ is of \d+ grosze, but the cash book has 0 of it\.$/,
  },
  'bill-of-the-desk-is-in-the-cash-book': {
    violate: aBill('settled', 'update bill set provider = null, expires_at = null'),
    says: /^Bill \S+ of the desk is of 1000 grosze, but the cash book has 0 of it\.$/,
  },
  'corrected-sale-came-anew': {
    violate: [
      `insert into cash_entry (id, created_at, day, amount_cents, method, kind, payment_id, note) values (99999, 0, '2000-01-01', 5, 'blik', 'sale', ${byCash}, 'corrected')`,
    ],
    says: /^Payment \d+ was corrected, but \d+ grosze of it stand\.$/,
  },
  'cash-entry-is-of-money': {
    violate: [entry('back', -1, byPass)],
    says: /^Entry 99999 of the cash book is of no money that the park knows\.$/,
  },
  'voided-payment-has-left-the-till': {
    violate: [
      `insert into payment_void (payment_id, created_at, created_by, reason) values (${byCash}, 9999999999999, ${someone}, 'x')`,
    ],
    says: /^Of payment \d+ the till should have 0 grosze, but it has \d+\.$/,
  },
  'money-back-is-at-most-what-came': {
    violate: [entry('back', -99_999_999)],
    says: /^Payment \d+ has given back more than came: -\d+ grosze are left\.$/,
  },
  'refund-left-the-cash-book-once': {
    violate: aBill('settled', refundOf(600)),
    says: /^Refund r600 is done, but the cash book has 0 grosze of it\.$/,
  },
  'desk-gave-back-for-a-pass-what-its-lines-say': {
    violate: aPass(
      passEntry(900, -10, 'void', 'null'),
      "update pass_entry set money_back_cents = 5 where pass_id = 900 and reason = 'void'",
    ),
    says: /^For pass 900 5 grosze went back by its lines, but 0 by the cash book\.$/,
  },
  'late-money-is-in-the-cash-book': {
    violate: aBill('settled', refundOf(1000), "update bill_line set refund_id = 'r1000'"),
    says: /^Line 900 of a bill came too late, but the cash book does not say so/,
  },
  'closed-day-stays-as-it-was': {
    violate: [
      `insert into day_close (id, day, created_at, created_by, sums) values (1, '2000-01-01', 1, ${someone}, '{}')`,
      entry('back', -1, paid, '2'),
    ],
    says: /^Entry 99999 of the cash book is of 2000-01-01, which was closed before\.$/,
  },
  'closed-day-says-what-the-book-says': {
    violate: [
      closed('2000-01-01', '{}'),
      closed('2000-01-03', JSON.stringify({ ...counted, from: '2000-01-03' })),
      closed('2000-01-04', JSON.stringify({ ...counted, from: '2000-01-04' })),
      closed('2000-01-05', JSON.stringify(snapshot)),
    ],
    says: new RegExp(
      [
        '^The close of 2000-01-01 does not say what was counted\\.',
        'The close of 2000-01-03 counts from 2000-01-03 on instead of 2000-01-02\\.',
        '2000-01-04 was closed with 5 grosze by card, but the cash book has 0\\.',
        '2000-01-05 began with 7 grosze in the till, but it had 0\\.',
        'On 2000-01-05 9 grosze left the till, which had 8\\.',
        '2000-01-05 has a difference of 1 grosze without a reason\\.',
        'The close of 2000-01-05 splits its sums by people or rates otherwise than the cash book\\.',
        'The list of the close of 2000-01-05 is not of the cash book\\.$',
      ].join('\n'),
    ),
  },
  'pass-lines-say-what-rides-cost': {
    violate: aPass(passEntry(900, -1, 'ride', byPass)),
    says: /^Payment \d+ costs its pass \d+ grosze, but its lines say null\.$/,
  },
};
