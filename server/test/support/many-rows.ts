import { putRiders } from './bookings.ts';
import type { ReadingPark } from './reading-park.ts';

export const quarterMs = 15 * 60_000;
export const firstMs = Temporal.Instant.from('2026-07-10T07:00:00Z').epochMilliseconds;
export const texts = ['Wake', 'wake', 'ŁÓDŹ', 'łódź', 'a%b', 'a_b', 'ź', '🏄', 'z', 'Cup', 'o'];

/** Slots and events whose values meet and nearly meet those that made-up queries ask for. */
export async function makeMore({ park, rider, other }: ReadingPark): Promise<void> {
  const events = ['ŁÓDŹ a%b', 'łódź a_b', '🏄 Wake', 'ź', 'zoo', 'Cup'].map((name, index) => ({
    id: 10 + index,
    name,
    description: index % 2 === 0 ? null : texts.slice(index).join(' '),
    url: null,
    image: null,
    start_at: firstMs + index * quarterMs,
    end_at: index % 3 === 0 ? null : firstMs + 20 * quarterMs,
    asset_id: null,
  }));
  await park.store.db.insertInto('event').values(events).execute();
  const slots = Array.from({ length: 40 }, (_, index) => {
    const start = firstMs + Math.floor(index / 3) * quarterMs;
    return {
      id: 20 + index,
      start_at: start,
      end_at: start + quarterMs,
      duration: 15,
      price_cents: 5450 + (index % 7) * 25,
      asset_id: 1,
      event_id: index % 4 === 0 ? 10 + (index % 6) : null,
      series: String(start),
    };
  });
  await park.store.db.insertInto('slot').values(slots).execute();
  await putRiders(
    park.store.db,
    slots.map(({ id }, index) => ({
      slot: id,
      rider: [null, rider.id, other.id, null, other.id][index % 5] ?? null,
      payment: index % 5 === 1 && index < 20 ? 40 + index : null,
    })),
  );
}
