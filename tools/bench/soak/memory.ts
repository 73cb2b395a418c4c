import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { quantile } from '../machine.ts';

const everyMs = 1_000;
const runProgram = promisify(execFile);

/** What a process held in memory (resident, MiB): the median of each quarter of the time, and the most. */
export interface MemoryOverTime {
  quarters: number[];
  most: number;
}

/** Looks at a process every second until it is stopped. */
export function watchMemory(pid: number) {
  const samples: number[] = [];
  const timer = setInterval(() => {
    runProgram('ps', ['-o', 'rss=', '-p', String(pid)]).then(
      ({ stdout }) => void samples.push(Number(stdout) / 1024),
      // It has ended between two looks: that is for others to tell.
      () => undefined,
    );
  }, everyMs);
  return {
    stop(): MemoryOverTime {
      clearInterval(timer);
      const quarters = [0, 1, 2, 3].map((nth) =>
        samples.slice((samples.length * nth) / 4, (samples.length * (nth + 1)) / 4),
      );
      return {
        quarters: quarters.map((some) => Math.round(quantile(some, 0.5))),
        most: Math.round(quantile(samples, 1)),
      };
    },
  };
}
