import { endOf, type Slot } from '@cablepark/domain/slots/slot';
import type { Db } from '../../db/store.ts';

/**
 * Records manually removed slots as gaps, so that the season's plan does not refill them. Tracks without released days
 * need no gaps.
 */
export async function keepFree(
  db: Db,
  slots: readonly Pick<Slot, 'track' | 'start' | 'minutes'>[],
): Promise<void> {
  const tracks = [...new Set(slots.map(({ track }) => track))];
  if (tracks.length === 0) return;
  const releases = await db.selectFrom('season_release').select('id').where('id', 'in', tracks).execute();
  const ids = new Set(releases.map(({ id }) => id));
  const gaps = slots
    .filter(({ track }) => ids.has(track))
    .map((slot) => ({
      asset_id: slot.track,
      start_at: slot.start.epochMilliseconds,
      end_at: endOf(slot).epochMilliseconds,
    }));
  if (gaps.length > 0) await db.insertInto('slot_gap').values(gaps).execute();
}

/** Removes the gaps of slots that are restored. */
export async function refillGaps(
  db: Db,
  slots: readonly { asset_id: number; start_at: number; end_at: number }[],
): Promise<void> {
  for (const [track, ofTrack] of Map.groupBy(slots, ({ asset_id }) => asset_id))
    await db
      .deleteFrom('slot_gap')
      .where('asset_id', '=', track)
      .where((eb) =>
        eb(
          eb.refTuple('start_at', 'end_at'),
          'in',
          ofTrack.map(({ start_at, end_at }) => eb.tuple(start_at, end_at)),
        ),
      )
      .execute();
}
