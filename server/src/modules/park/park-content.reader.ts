import type { ParkContent } from '@cablepark/domain/park/content';
import type { Clock } from '../../clock.ts';
import type { ContentReader } from '../../context.ts';
import type { Store } from '../../db/store.ts';
import { findContent } from './park-content.store.ts';

/** How long a change made by another process may go unnoticed. */
const maxAgeMs = 2_000;

export function openContentReader(store: Pick<Store, 'db'>, clock: Clock): ContentReader {
  let known: { content: ParkContent; readAtMs: number } | null = null;
  let changes = 0;
  return {
    async read() {
      const nowMs = clock.now().epochMilliseconds;
      if (known && Math.abs(nowMs - known.readAtMs) < maxAgeMs) return known.content;
      const changesBefore = changes;
      const content = await findContent(store.db);
      // What was read while it changed may be the old content: this time it will do, but it is not worth remembering.
      if (changes === changesBefore) known = { content, readAtMs: nowMs };
      return content;
    },
    forget() {
      changes += 1;
      known = null;
    },
  };
}
