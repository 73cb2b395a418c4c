import { line, lines, webAddress } from '@cablepark/domain/text/plain-text';
import * as z from 'zod';
import { rowId, wireTime } from '../slots/index.ts';

/** POST /items/Event (Editor). `nameEn`, `descriptionEn` are translations of the Polish texts; `asset` null means all tracks. */
const newEvent = z.strictObject({
  name: line(200),
  description: z.optional(z.nullable(lines(5000))),
  nameEn: z.optional(z.nullable(line(200))),
  descriptionEn: z.optional(z.nullable(lines(5000))),
  url: z.optional(z.nullable(webAddress)),
  /** A picture from POST /files. */
  image: z.uuid().toLowerCase().nullish(),
  start: wireTime,
  end: wireTime.nullish(),
  asset: rowId.nullish(),
});
export type NewEvent = z.infer<typeof newEvent>;

const mostAtOnce = 100;
export const newEvents = z.union([z.array(newEvent).max(mostAtOnce), newEvent]);

/** PATCH /items/Event/{id}: absent fields stay. */
export const eventPatch = newEvent.partial();
export type EventPatch = z.infer<typeof eventPatch>;
