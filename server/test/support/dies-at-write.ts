/**
 * Loaded into a server before its program (`node --import`): counts what it writes about money, and has it die by `kill -9` at the write that
 * `DIES_AT` names, before it is carried out. The commit of such writes counts twice: before it, and once it is carried out and nobody was told.
 * Asked by a signal it says how many there were so far.
 */
import { eachStatement } from './each-statement.ts';

const diesAt = Number(process.env['DIES_AT'] ?? 0);
const tables = [
  'booking_history',
  'cash_entry',
  'bill',
  'bill_line',
  'booking',
  'pass',
  'pass_entry',
  'pass_member',
  'payment',
  'payment_void',
  'refund',
  'slot',
  'standby',
  'standby_offer',
];
/** As Kysely quotes it, or as text of our own. */
const isWrite = new RegExp(`^\\s*(insert into|update|delete from) "?(${tables.join('|')})\\b`);
/** How a refund stands, and what the cash book says of it, its job writes at a time of its own. */
const isOfJob = /^update "refund"/;
/** Where a transaction begins or ends; those of one turn share a commit on SQLite. */
const isEdge = /^(begin|savepoint|release|rollback|commit)/;
/** Connections whose transaction has written about money. */
const dirty = new WeakSet<object>();
/** Connections whose transaction is that job's. */
const ofJob = new WeakSet<object>();
let count = 0;
process.on('SIGUSR2', () => process.stderr.write(`writes: ${count}\n`));

function step(): void {
  count += 1;
  if (count === diesAt) process.kill(process.pid, 'SIGKILL');
}

/** @returns whether it is the commit of something */
function before(connection: object, sql: string): boolean {
  if (isEdge.test(sql)) ofJob.delete(connection);
  if (isOfJob.test(sql)) ofJob.add(connection);
  if (isWrite.test(sql) && !ofJob.has(connection)) {
    dirty.add(connection);
    step();
  }
  if (sql === 'rollback') dirty.delete(connection);
  if (sql !== 'commit' || !dirty.delete(connection)) return false;
  step();
  return true;
}

eachStatement(before, step);
