import type { ServerProcess } from '../../server/test/support/launch.ts';

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
