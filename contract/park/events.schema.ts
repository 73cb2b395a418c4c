import { eventLengths } from '@cablepark/domain/events/event-lengths';
import { line, lines, webAddress } from '@cablepark/domain/text/plain-text';
import * as z from 'zod/mini';
import { moment, rowId } from '../fields.schema.ts';
import { wireTime } from '../wire-time.schema.ts';

/** An event of the API (SPEC.md §3), without its slots. `asset` null means all tracks. */
export const announcedEventRow = z.object({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** Missing in the answers of another backend. */
  nameEn: z.optional(z.nullable(z.string())),
  descriptionEn: z.optional(z.nullable(z.string())),
  url: z.nullable(z.string()),
  image: z.nullable(z.string()),
  start: moment,
  end: z.nullable(moment),
  asset: z.nullable(z.int()),
});
export type AnnouncedEventRow = z.infer<typeof announcedEventRow>;

/** `slots` are slot ids. */
export const eventRow = z.extend(announcedEventRow, { slots: z.readonly(z.array(z.int())) });
export type EventRow = z.infer<typeof eventRow>;

/** Picture and track are nested rows; ids from a backend without expansion. */
export const eventRelations = z.object({
  'image.*': z.nullable(z.union([z.string(), z.object({ id: z.string() })])),
  'asset.*': z.nullable(z.union([z.int(), z.object({ id: z.int() })])),
});

/** A row of `aggregate[count]=*` on slots; other backends write the count as a text. */
export const placeCounts = z.array(
  z.object({
    event: z.int(),
    duration: z.optional(z.int()),
    price: z.optional(z.number()),
    count: z.union([z.int(), z.string()]),
  }),
);
export type PlaceCount = z.infer<typeof placeCounts>[number];

/** `nameEn`, `descriptionEn` are translations of the Polish texts; `asset` null means all tracks. */
const newEvent = z.strictObject({
  name: line(eventLengths.name),
  description: z.optional(z.nullable(lines(eventLengths.description))),
  nameEn: z.optional(z.nullable(line(eventLengths.name))),
  descriptionEn: z.optional(z.nullable(lines(eventLengths.description))),
  url: z.optional(z.nullable(webAddress)),
  /** An uploaded picture. */
  image: z.optional(z.nullable(z.uuid().check(z.toLowerCase()))),
  start: wireTime,
  end: z.optional(z.nullable(wireTime)),
  asset: z.optional(z.nullable(rowId)),
});
export type NewEvent = z.infer<typeof newEvent>;

const mostAtOnce = 100;
export const newEvents = z.union([z.array(newEvent).check(z.maxLength(mostAtOnce)), newEvent]);

/** Absent fields stay. */
export const eventPatch = z.partial(newEvent);
export type EventPatch = z.infer<typeof eventPatch>;
