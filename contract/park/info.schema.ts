import { closureReasons } from '@cablepark/domain/closures/closure';
import { contentNames } from '@cablepark/domain/content/content-names';
import { parkContent } from '@cablepark/domain/park/content.schema';
import { slotDayKinds } from '@cablepark/domain/prices/slot-days';
import { brandColours } from '@cablepark/domain/theme/looks.schema';
import * as z from 'zod/mini';
import { moment } from '../fields.schema.ts';
import { assetRow } from './tracks.schema.ts';

const { contact, operator, hours, opening, payments } = parkContent.shape;

/** A park's own logo. Width and height are pixels; the web needs only the ratio. */
const shownLogo = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  withName: z.boolean(),
  onPlate: z.boolean(),
});
export type ShownLogo = z.infer<typeof shownLogo>;

/** A park's own design. */
const shownLooks = z.object({
  /** Version of the content; part of the addresses of the generated files. */
  version: z.int(),
  colours: z.nullable(brandColours),
  logo: z.nullable(shownLogo),
});
export type ShownLooks = z.infer<typeof shownLooks>;

const parkStatusRow = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), until: moment }),
  z.object({ state: z.literal('delayed'), minutes: z.int(), since: moment }),
  z.object({
    state: z.literal('closed'),
    until: moment,
    /** Whether the end is not known yet. */
    for_now: z.boolean(),
    reason: z.enum(closureReasons),
    since: moment,
  }),
  z.object({ state: z.literal('opens'), at: moment }),
]);
export type ParkStatusRow = z.infer<typeof parkStatusRow>;

/** Own prices in PLN, from the cheapest; absent without any. */
const slotDay = z.object({ as: z.enum(slotDayKinds), prices: z.optional(z.array(z.number())) });

/** The public part of the season's plan. */
const seasonRow = z.object({
  /** What slots cost on Fridays and holidays; null where the plans differ. */
  slot_days: z.object({
    friday: z.nullable(z.extend(slotDay, { from: z.optional(z.string()) })),
    holiday: z.nullable(slotDay),
  }),
  /** The next season, with the day and hour from which it can be booked; absent within a season, and if none is planned. */
  next: z.optional(
    z.object({
      first_day: z.string(),
      last_day: z.string(),
      opens_on: z.nullable(z.string()),
      opens_at: z.string(),
    }),
  ),
});
export type SeasonInfoRow = z.infer<typeof seasonRow>;

/** `zone`: the IANA name of the park's time zone. */
export const serverInfo = z.object({
  project: z.object({ project_name: z.string() }),
  park: z.object({
    zone: z.string(),
    policy: z.object({
      cancelClosesMinutes: z.int(),
      cancelFreeHours: z.number(),
      opensAtHour: z.int(),
      closesAtHour: z.int(),
      guardianUpToAge: z.int(),
      ridesAtMost: z.int(),
      ridesADayAtMost: z.int(),
      unprovedRidesAtMost: z.int(),
      unprovedRidesADayAtMost: z.int(),
    }),
    analyticsId: z.nullable(z.string()),
    contact,
    operator,
    hours,
    /** PLN; absent for an empty price list. The rest of it is a page of its own. */
    prices: z.optional(z.object({ slot: z.object({ weekday: z.number(), weekend: z.number() }) })),
    opening,
    /** Absent if the season has no plan; its prices then follow SPEC.md §2. */
    season: z.optional(seasonRow),
    /** Whether riders pay before they come; `off` without a payment provider. */
    payments,
    /** Whether the owner has finished the setup. */
    setup: z.object({ isOver: z.boolean() }),
    /** The park's own colours and logo; null for ours. */
    looks: z.nullable(shownLooks),
    /** The park's own pages that it does not show. */
    hidden: z.array(z.enum(contentNames)),
    /** The tracks that are not retired, in their order. */
    tracks: z.array(assetRow),
  }),
  /** Extensions of the specification. */
  features: z.array(z.string()),
  /** The park's current status; null if it has no upcoming slots. Absent in a page of the server. */
  status: z.optional(z.nullable(parkStatusRow)),
});
export type ServerInfoRow = z.infer<typeof serverInfo>;

type Park = ServerInfoRow['park'];
type Whole = 'hours' | 'looks';
type Loose<Key, Part> = Key extends Whole
  ? Part
  : Part extends readonly unknown[] | string
    ? Readonly<Part>
    : Partial<Part>;
/** Parts that another backend may also answer with null. */
type Nullable = Exclude<keyof Park, 'zone' | 'policy' | 'tracks' | 'hidden'>;

/** The same of any backend, which may omit any part. */
export interface AnyServerInfo {
  project?: { project_name?: string | null };
  park?: { [Key in keyof Park]?: Loose<Key, Park[Key]> | (Key extends Nullable ? null : never) };
  features?: readonly string[];
  status?: ParkStatusRow | null;
}

const outline = z.object({
  project: z.optional(z.looseObject({})),
  park: z.optional(z.looseObject({})),
  features: z.optional(z.array(z.string())),
});
/** The schema checks only the outline: parts may be absent, which exact optional types cannot infer. */
export const anyServerInfo = outline as z.ZodMiniType as z.ZodMiniType<AnyServerInfo>;
