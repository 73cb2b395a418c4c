import { monitorEventLoopDelay } from 'node:perf_hooks';
import { systemClock } from '../../clock.ts';
import { counter, gauge, type Metric } from './exposition.ts';

const resolutionMs = 20;

type Delays = ReturnType<typeof monitorEventLoopDelay>;

/** Watches the event loop of this process until it is stopped. */
export function watchEventLoop(): Delays {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  return delays;
}

/** This process: its memory, its time on the processor, how late its event loop was since the last time it was asked. */
export function processMetrics(delays: Delays): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const quantiles = [50, 99].map((percent) => ({
    labels: { quantile: String(percent / 100) },
    value: lagOf(delays.percentile(percent)),
  }));
  const metrics: Metric[] = [
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Used part of the heap.', heapUsed),
    counter('process_cpu_seconds_total', 'Time on the processor.', (user + system) / 1e6),
    gauge(
      'process_start_time_seconds',
      'When the process started.',
      systemClock.now().epochMilliseconds / 1000 - process.uptime(),
    ),
    {
      name: 'nodejs_eventloop_lag_seconds',
      help: 'How late the event loop was since the last reading.',
      type: 'gauge',
      samples: quantiles,
    },
  ];
  delays.reset();
  return metrics;
}

/** The delays hold the watch's own rhythm too. @returns seconds */
function lagOf(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000);
}
