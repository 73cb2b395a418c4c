/**
 * Loaded into a server before its program (`node --import`): counts what it writes about money, and has it die by `kill -9` at the write that
 * `DIES_AT` names, before it is carried out. The commit of such writes counts twice: before it, and once it is carried out and nobody was told.
 * Asked by a signal it says how many there were so far.
 */
import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';

const diesAt = Number(process.env['DIES_AT'] ?? 0);
const tables = [
  'booking_history',
  'cash_entry',
  'bill',
  'bill_line',
  'pass',
  'pass_entry',
  'pass_member',
  'payment',
  'payment_void',
  'refund',
  'slot',
];
const isWrite = new RegExp(`^(insert into|update|delete from) "(${tables.join('|')})"`);
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

for (const name of ['run', 'all'] as const) {
  const carryOut = StatementSync.prototype[name];
  StatementSync.prototype[name] = function counted(this: StatementSync, ...values: never[]) {
    const isCommit = before(DatabaseSync, this.sourceSQL);
    const result = Reflect.apply(carryOut, this, values) as never;
    if (isCommit) step();
    return result;
  };
}

const query = Reflect.get(pg.Client.prototype, 'query') as (...asked: unknown[]) => unknown;
pg.Client.prototype.query = async function counted(this: pg.Client, ...asked: unknown[]) {
  const [first] = asked;
  const isCommit = before(this, typeof first === 'string' ? first : '');
  const result = await Reflect.apply(query, this, asked);
  if (isCommit) step();
  return result;
} as typeof pg.Client.prototype.query;
