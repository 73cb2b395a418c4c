import type { takings as pl } from '../../../pl/staff/desk/takings.ts';
import { counter } from '../../../plural.ts';

const count = counter('en');

export const takings: typeof pl = {
  title: 'Takings',
  lead: 'What came and what left, by day, track and method. A day that is over does not change any more. Slots on passes stand beside them: they were paid for when the pass was sold.',
  preset: 'Period',
  presets: { today: 'Today', week: 'Week', month: 'Month', season: 'Season', own: 'Other' },
  from: 'From',
  to: 'To',
  faults: {
    missing: 'Choose both days.',
    order: 'The last day cannot be before the first.',
    tooLong: 'Choose at most 400 days.',
  },
  methods: { cash: 'Cash', card: 'Card', blik: 'BLIK', online: 'Online', transfer: 'Transfer' },
  total: 'Total',
  onPasses: 'On passes',
  sold: (n: number, amount: string) =>
    `${count(n, { one: 'pass', other: 'passes' })} sold among them: ${amount}`,
  items: (n: number, amount: string) =>
    `${count(n, { one: 'sale', other: 'sales' })} from the price list among them: ${amount}`,
  late: (n: number, amount: string) =>
    `${count(n, { one: 'payment', other: 'payments' })} that came too late among them: ${amount} (goes back)`,
  back: (n: number, amount: string) =>
    `${count(n, { one: 'refund', other: 'refunds' })}: ${amount} (taken off)`,
  reversed: (n: number, amount: string) =>
    `${count(n, { one: 'mistake', other: 'mistakes' })} at the desk: ${amount} (taken off)`,
  failed: (n: number, amount: string) =>
    `${count(n, { one: 'refund', other: 'refunds' })} that failed: ${amount} (added)`,
  redeemed: (n: number, amount: string) =>
    `${count(n, { one: 'slot', other: 'slots' })} on passes, worth ${amount} (not included)`,
  returned: (n: number, amount: string) =>
    `${count(n, { one: 'slot', other: 'slots' })} back on passes, worth ${amount} (not included)`,
  paper: (n: number, amount: string) =>
    `${count(n, { one: 'slot', other: 'slots' })} on paper passes, for ${amount} (not included)`,
  owed: {
    title: 'Still owed on passes',
    on: (n: number) => `on ${count(n, { one: 'pass', other: 'passes' })}`,
    hint: 'As of now: what riders have paid for on passes that are valid, and have not ridden yet.',
  },
  payments: (n: number) => count(n, { one: 'payment', other: 'payments' }),
  byVat: (sums: string) => `By rate of VAT: ${sums}`,
  vatRate: (rate) => (rate === null ? 'no rate' : rate === 'exempt' ? 'exempt' : `${rate}%`),
  chart: 'Chart of takings',
  chartOf: (from: string, to: string, total: string) =>
    `Takings from ${from} to ${to}, ${total} in total. The same numbers are in the table below.`,
  table: 'Takings by day and track',
  day: 'Day',
  track: 'Track',
  places: { passes: 'passes', deleted: 'deleted slot' },
  empty: 'There were no payments in this period.',
  loadFailed: 'The takings could not be loaded.',
  before: {
    title: 'A year before',
    days: (from, to) => (from === to ? from : `${from} – ${to}`),
    same: 'The same as now.',
    more: (amount) => `Now it is ${amount} more.`,
    less: (amount) => `Now it is ${amount} less.`,
  },
  ledger: 'For the bookkeeper, by the month',
  ledgerHint:
    'The cash book line by line: date, number, method, rate, net, VAT, gross, tax number and receipt number.',
  ledgerOfPeriod: 'The chosen period',
  exports: 'Files for Excel (CSV)',
  exportNames: { bookings: 'Bookings', payments: 'Payments', ledger: 'Cash book' },
  exportHints:
    'Bookings by the time of the slot, payments and refunds by the day on which money came or left.',
  exportFailed: 'The file could not be downloaded.',
};
