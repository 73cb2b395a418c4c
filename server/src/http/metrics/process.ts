import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';
import { systemClock } from '../../clock.ts';

const resolutionMs = 20;

/**
 * This process: its memory, its processor time, the event loop's lag since the last scrape. The library's own set is four times as large,
 * with other names for the event loop's delays.
 * @returns stops the measurement of the event loop
 */
export function measureProcess(registry: Registry): () => void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const startedAtMs = systemClock.now().epochMilliseconds - process.uptime() * 1000;
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Used part of the heap.', () => process.memoryUsage().heapUsed);
  gauge('process_start_time_seconds', 'When the process started.', () => startedAtMs / 1000);
  void new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Time on the processor.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  return watchEventLoop(registry);
}

function watchEventLoop(registry: Registry): () => void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  void new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How late the event loop was since the last reading.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const percent of [50, 99])
        this.set({ quantile: String(percent / 100) }, lagOf(delays.percentile(percent)));
      delays.reset();
    },
  });
  return () => void delays.disable();
}

/** The delays include the sampling interval. @returns seconds */
function lagOf(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000);
}
