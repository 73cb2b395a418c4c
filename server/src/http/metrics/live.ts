import { Counter, Gauge, type Registry } from 'prom-client';

/** The counters of `modules/live`. */
export interface LiveCounts {
  connections: number;
  flushes: number;
  frames: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    liveCounts: LiveCounts;
  }
}

/** Metrics of the connections to `/websocket` and their messages. */
export function measureLive(counts: LiveCounts, registry: Registry): void {
  const registers = [registry];
  void new Gauge({
    name: 'cablepark_live_connections',
    help: 'Clients that are connected to /websocket.',
    registers,
    collect() {
      this.set(counts.connections);
    },
  });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  void counter(
    'cablepark_live_readings_total',
    'How often watched lists were read again.',
    () => counts.flushes,
  );
  void counter('cablepark_live_messages_total', 'Messages sent to clients.', () => counts.frames);
}
