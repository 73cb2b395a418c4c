/**
 * A preload (`node --import`): counts the statements of a process and kills it with SIGKILL before the one that `DIES_AT_STATEMENT` names. Prints
 * the count at exit.
 */
import { eachStatement } from './each-statement.ts';

const diesAt = Number(process.env['DIES_AT_STATEMENT'] ?? 0);
let count = 0;
process.on('exit', () => process.stderr.write(`statements: ${count}\n`));

function step(): boolean {
  count += 1;
  if (count === diesAt) process.kill(process.pid, 'SIGKILL');
  return false;
}

eachStatement(step, () => undefined);
