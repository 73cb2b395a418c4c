import { Counter, Gauge, type Registry } from 'prom-client';
import type { AppContext } from '../../context.ts';
import { readOutboxState } from '../../mail/outbox-state.ts';
import { type BookingCounts, openBookingCounts } from './bookings.ts';
import { measureOutbox } from './outbox.ts';

const totals = [
  ['book', 'cablepark_bookings_total', 'Bookings the park has seen, on all servers.'],
  ['cancel', 'cablepark_cancellations_total', 'Cancellings the park has seen, on all servers.'],
] as const;

/** The park: messages that wait, whether the database answers, how much was booked. */
export function measurePark({ store, clock, log }: AppContext, registry: Registry): void {
  const registers = [registry];
  const readCounts = openBookingCounts(store.db, clock);
  let reading: Promise<BookingCounts | null> | null = null;
  /** Read once for all metrics that are asked for at the same time. */
  const counts = () => {
    reading ??= readCounts()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the database did not answer for the metrics');
        return null;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

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
        const known = await counts();
        // Nothing at all is said of a database that does not answer.
        this.remove();
        if (known) this.inc(known[action]);
      },
    });
  }
}
