import { readFile } from 'node:fs/promises';

/** A process that is watched from outside. The system tells of it on Linux only: elsewhere all is NaN. */
interface Watched {
  pid: number;
}

/** Resident memory (bytes). */
export async function memoryOf({ pid }: Watched): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** Processor time until now, all threads, in its own code and in the system's (ms). */
export async function processorMs({ pid }: Watched): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the program's name, which may hold anything: the 12th and 13th of the rest, in hundredths of a second.
  const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(rest[11] ?? Number.NaN) + Number(rest[12] ?? Number.NaN)) * 10;
}
