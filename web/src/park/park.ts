import type { ShownEventRow } from '@cablepark/contract/park/events';
import type { SeasonInfoRow, ShownLooks } from '@cablepark/contract/park/info.schema';
import { readAssetRow } from '@cablepark/contract/park/tracks';
import type { ShownMonth } from '@cablepark/contract/rides/shown-month';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ParkContent } from '@cablepark/domain/park/content';
import { defaultOnlinePolicy, type OnlinePolicy } from '@cablepark/domain/park/online-policy';
import { defaultPolicy, type ParkPolicy } from '@cablepark/domain/park/policy';
import { shownDefaults } from '@cablepark/domain/park/shown-defaults';
import type { TwoPrices } from '@cablepark/domain/prices/price-list';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Track } from '@cablepark/domain/tracks/track';
import type { ServerInfo } from './api/serverInfo.ts';

/** The park's data that any page may need. */
export interface Park {
  /** Empty if the server has none: the texts' own name replaces it. */
  name: string;
  /** IANA name of the zone of all displayed days and times. */
  zone: string;
  policy: ParkPolicy;
  analyticsId: string | null;
  /** Null where the park has entered nothing. */
  contact: ParkContent['contact'];
  operator: ParkContent['operator'];
  hours: ParkContent['hours'];
  /** The price of a slot from the price list, in PLN; null if there is none, or while unknown. */
  slotPrice: TwoPrices | null;
  /** Current tracks, in order; undefined while unknown. */
  tracks?: readonly Track[] | undefined;
  /** Whether visitors may see the site; by default they may. */
  opening: ParkContent['opening'];
  /** What the plan says of the season; null without one. */
  season: Partial<SeasonInfoRow> | null;
  /** Whether riders pay online; `off` if the server takes no online payments. */
  payments: OnlinePolicy;
  /** Whether the owner has finished the setup. */
  isSetUp: boolean;
  /** Null for the built-in look. */
  looks: ShownLooks | null;
  /** The park's own pages that are hidden. */
  hidden: readonly ContentName[];
  features: readonly string[];
  /** During hydration: the time of rendering, and the rows of the page of events (which parses them: no other page needs that code). */
  madeAt?: string | undefined;
  shown?: readonly ShownEventRow[] | null | undefined;
  /** In a prerendered planner: the days of its month at `madeAt`. */
  shownMonth?: ShownMonth | undefined;
}

export const defaultPark: Park = {
  name: '',
  zone: defaultZone,
  policy: defaultPolicy,
  analyticsId: null,
  contact: shownDefaults.contact,
  operator: shownDefaults.operator,
  hours: shownDefaults.hours,
  slotPrice: null,
  opening: shownDefaults.opening,
  season: null,
  payments: defaultOnlinePolicy,
  isSetUp: true,
  looks: null,
  hidden: [],
  features: [],
};

/** Missing fields of the server get defaults. */
export function parkOf(info: ServerInfo): Park {
  return {
    name: info.project?.project_name ?? defaultPark.name,
    zone: info.park?.zone ?? defaultPark.zone,
    policy: { ...defaultPolicy, ...info.park?.policy },
    analyticsId: info.park?.analyticsId ?? null,
    contact: { ...shownDefaults.contact, ...info.park?.contact },
    operator: { ...shownDefaults.operator, ...info.park?.operator },
    hours: info.park?.hours ?? shownDefaults.hours,
    slotPrice: info.park?.prices?.slot ?? null,
    tracks: info.park?.tracks?.map(readAssetRow),
    opening: { ...shownDefaults.opening, ...info.park?.opening },
    season: info.park?.season ?? null,
    payments: { ...defaultOnlinePolicy, ...info.park?.payments },
    isSetUp: info.park?.setup?.isOver ?? true,
    looks: info.park?.looks ?? null,
    hidden: info.park?.hidden ?? [],
    features: info.features ?? [],
    madeAt: info.madeAt,
    shown: info.shown,
    shownMonth: info.shownMonth,
  };
}
