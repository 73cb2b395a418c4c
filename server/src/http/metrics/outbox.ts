import { Gauge, type Registry } from 'prom-client';
import type { Log } from '../../log.ts';
import type { OutboxState } from '../../mail/outbox-state.ts';
import { readTogether } from './read-together.ts';

const gauges = [
  ['cablepark_mails_waiting', 'Messages that should have left, on all servers.', (state) => state.waiting],
  [
    'cablepark_mails_oldest_seconds',
    'How long the oldest of them has been waiting.',
    (state) => state.oldestMs / 1000,
  ],
  ['cablepark_mails_dead', 'Messages of the last 30 days that could not be sent.', (state) => state.dead],
] as const satisfies readonly (readonly [string, string, (state: OutboxState) => number])[];

/** Metrics of the outbox; absent while the database does not answer. */
export function measureOutbox(registry: Registry, read: () => Promise<OutboxState>, log: Log): void {
  const state = readTogether(read, log, 'the outbox could not be read for the metrics');
  for (const [name, help, of] of gauges) {
    void new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const outboxState = await state();
        this.remove();
        if (outboxState) this.set(of(outboxState));
      },
    });
  }
}
