import { Counter, Gauge, type Registry } from 'prom-client';
import { readOutboxState } from '../../mail/outbox-state.ts';
import type { ServerContext } from '../../server-context.ts';
import { openBookingCounts } from './bookings.ts';
import { measureOutbox } from './outbox.ts';
import { readTogether } from './read-together.ts';

const totals = [
  ['book', 'cablepark_bookings_total', 'Bookings the park has seen, on all servers.'],
  ['cancel', 'cablepark_cancellations_total', 'Cancellings the park has seen, on all servers.'],
] as const;

/** Metrics of the park: waiting messages, the database's state, bookings. */
export function measurePark({ store, clock, log }: ServerContext, registry: Registry): void {
  const registers = [registry];
  const readCounts = openBookingCounts(store.db, clock);
  const counts = readTogether(readCounts, log, 'the database did not answer for the metrics');

  void new Gauge({
    name: 'cablepark_database_up',
    help: 'Whether the database answers.',
    registers,
    async collect() {
      this.set((await counts()) === null ? 0 : 1);
    },
  });
  measureOutbox(registry, () => readOutboxState(store.db, clock.now().epochMilliseconds), log);
  for (const [action, name, help] of totals) {
    void new Counter({
      name,
      help,
      registers,
      async collect() {
        const current = await counts();
        // No metrics while the database does not answer.
        this.remove();
        if (current) this.inc(current[action]);
      },
    });
  }
}
