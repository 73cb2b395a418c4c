import { readFile } from 'node:fs/promises';
import type { ServerProcess } from '../server/testing/launch.ts';

/** A request as the server's log has it. */
export interface Served {
  method: string;
  path: string;
  status: number;
  /** From the request's head to the end of its answer. */
  ms: number;
}

/** The requests of the log so far that write something. */
export function writesOf(server: ServerProcess): Served[] {
  return server
    .log()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"') && !line.includes('"method":"GET"'))
    .map((line) => JSON.parse(line) as Served);
}

/** Processor time of the server's process so far in ms, all threads; NaN where the system does not tell (only Linux does). */
export async function processorMs({ pid }: ServerProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the program's name, which may hold anything: the 12th and 13th of the rest, in hundredths of a second.
  const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(rest[11] ?? Number.NaN) + Number(rest[12] ?? Number.NaN)) * 10;
}
