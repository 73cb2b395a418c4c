/**
 * A preload (`node --import`): counts the writes and commits of a process, and kills it with SIGKILL at the one that `DIES_AT` names, before it is
 * carried out. A commit counts twice: before it, and once it is carried out and nobody was told. `DIES_IN=requests` counts what requests
 * write, `DIES_IN=jobs` what is written beside them. The signal SIGUSR2 asks for the count.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { eachStatement } from './each-statement.ts';

const diesAt = Number(process.env['DIES_AT'] ?? 0);
const countsRequests = process.env['DIES_IN'] !== 'jobs';
const tables = [
  'booking_history',
  'cash_entry',
  'bill',
  'bill_line',
  'booking',
  'closure',
  'closure_ride',
  'closure_track',
  'friends_link',
  'friends_place',
  'pass',
  'pass_entry',
  'pass_member',
  'payment',
  'payment_void',
  'refund',
  'slot',
  'slot_gap',
  'standby',
  'standby_offer',
  'stop',
  'stop_slot',
  'stop_track',
];
/** As Kysely quotes it, or as text of our own. A request that wakes the outbox's job also lends it its context: what sends mails only updates. */
const isWrite = new RegExp(
  `^\\s*((insert into|update|delete from) "?(${tables.join('|')})|insert into "outbox")\\b`,
);
/** Set while Fastify runs the handler of a request. */
const requests = new AsyncLocalStorage<true>();
channel('tracing:fastify.request.handler:start').bindStore(requests, () => true);
/** Connections whose transaction has written something that counts. */
const dirty = new WeakSet<object>();
let count = 0;
process.on('SIGUSR2', () => process.stderr.write(`writes: ${count}\n`));

function step(): void {
  count += 1;
  if (count === diesAt) process.kill(process.pid, 'SIGKILL');
}

/** @returns whether it is the commit of something that counts */
function before(connection: object, sql: string): boolean {
  if (isWrite.test(sql) && (requests.getStore() === true) === countsRequests) {
    dirty.add(connection);
    step();
  }
  if (sql === 'rollback') dirty.delete(connection);
  if (sql !== 'commit' || !dirty.delete(connection)) return false;
  step();
  return true;
}

eachStatement(before, step);
