/**
 * Loaded into a program before it (`node --import`): counts the statements that it asks of its database, and has it die by `kill -9` before the one
 * that `DIES_AT_STATEMENT` names. Says at its end how many there were.
 */
import { StatementSync } from 'node:sqlite';
import pg from 'pg';

const diesAt = Number(process.env['DIES_AT_STATEMENT'] ?? 0);
let count = 0;
process.on('exit', () => process.stderr.write(`statements: ${count}\n`));

function step(): void {
  count += 1;
  if (count === diesAt) process.kill(process.pid, 'SIGKILL');
}

for (const name of ['run', 'all'] as const) {
  const carryOut = StatementSync.prototype[name];
  StatementSync.prototype[name] = function counted(this: StatementSync, ...values: never[]) {
    step();
    return Reflect.apply(carryOut, this, values) as never;
  };
}

const query = Reflect.get(pg.Client.prototype, 'query') as (...asked: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...asked: unknown[]) {
  step();
  return Reflect.apply(query, this, asked);
} as typeof pg.Client.prototype.query;
