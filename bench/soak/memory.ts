import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { quantile } from '../machine.ts';

const everyMs = 1_000;
const runProgram = promisify(execFile);

/** Notes what a process holds in memory (resident, MiB) until it is stopped; medians of the first, middle and last tenth. */
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
    stop() {
      clearInterval(timer);
      const tenth = Math.max(1, Math.floor(samples.length / 10));
      const half = Math.floor(samples.length / 2);
      const median = (some: readonly number[]) => Math.round(quantile(some, 0.5));
      return {
        start: median(samples.slice(0, tenth)),
        middle: median(samples.slice(half, half + tenth)),
        end: median(samples.slice(-tenth)),
        most: Math.round(quantile(samples, 1)),
      };
    },
  };
}
