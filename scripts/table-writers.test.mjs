import { expect, test } from 'vitest';
import { tableList } from '../server/src/db/table-list.ts';
import { tableWriterFaults } from './table-writers.mjs';

const inBills = 'server/src/modules/bills/record-money.ts';

test.each([
  ["db.insertInto('refund')"],
  ["db.updateTable('booking').set({})"],
  ["db.deleteFrom('pass_entry')"],
  ['sql`insert into payment (id) values (1)`'],
  ['sql`\n  update booking\n  set late = 1`'],
  ['sql`delete from slot where true`'],
  ["db.insertInto('nobody')"],
])('Another module’s table is not written: %s', (text) => {
  expect(tableWriterFaults(tableList, inBills, text)).toHaveLength(1);
});

test.each([
  [inBills, "db.updateTable('bill').set({})"],
  [inBills, "db.selectFrom('refund')"],
  ['server/src/modules/bookings/bookings.store.ts', 'sql`update slot set booking_id = 1`'],
  ['server/src/modules/bills/refunds.test.ts', "db.updateTable('refund')"],
  ['server/src/sample/sample-past.ts', "db.insertInto('payment')"],
])('%s may: %s', (name, text) => {
  expect(tableWriterFaults(tableList, name, text)).toEqual([]);
});
