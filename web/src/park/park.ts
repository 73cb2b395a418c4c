import type { ShownEventRow } from '@cablepark/contract/park/events';
import type { ShownLooks } from '@cablepark/contract/park/looks';
import { readAssetRow } from '@cablepark/contract/park/tracks';
import type { ShownMonth } from '@cablepark/contract/rides/shown-month';
import type { ContentName } from '@cablepark/domain/content/content-names';
import { defaultContent, type ParkContent } from '@cablepark/domain/park/content';
import { defaultOnlinePolicy, type OnlinePolicy } from '@cablepark/domain/park/online-policy';
import { defaultPolicy, type ParkPolicy } from '@cablepark/domain/park/policy';
import type { TwoPrices } from '@cablepark/domain/prices/price-list';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Track } from '@cablepark/domain/tracks/track';
import type { ServerInfo } from './api/serverInfo.ts';

/** What every page may need to know of the park. */
export interface Park {
  /** Empty where the server names none: the texts' own name stands in. */
  name: string;
  /** IANA name of the zone in which days and times are shown. */
  zone: string;
  policy: ParkPolicy;
  analyticsId: string | null;
  /** Null where the park has not said it: nothing is made up. */
  contact: ParkContent['contact'];
  operator: ParkContent['operator'];
  hours: ParkContent['hours'];
  /** What a slot costs by the price list, in PLN; null where there is none, or nobody has told. */
  slotPrice: TwoPrices | null;
  /** Those of today, in their order; undefined until somebody has told. */
  tracks?: readonly Track[] | undefined;
  /** Whether visitors may see the site; where nothing is said of it, they may. */
  opening: ParkContent['opening'];
  /** Whether riders pay before they come; `off` where the server takes no money online. */
  payments: OnlinePolicy;
  /** Whether its owner has finished preparing it. */
  isSetUp: boolean;
  /** Null where the park looks like ours. */
  looks: ShownLooks | null;
  /** The park's own pages that it does not show. */
  hidden: readonly ContentName[];
  features: readonly string[];
  /** While a page that the server made comes to life: the moment of which it tells, and what the page of events shows (it reads them: no other page needs to know how). */
  madeAt?: string | undefined;
  shown?: readonly ShownEventRow[] | null | undefined;
  /** In a planner that the server made: the days of its month at `madeAt`. */
  shownMonth?: ShownMonth | undefined;
}

export const defaultPark: Park = {
  name: '',
  zone: defaultZone,
  policy: defaultPolicy,
  analyticsId: null,
  contact: defaultContent.contact,
  operator: defaultContent.operator,
  hours: defaultContent.hours,
  slotPrice: null,
  opening: defaultContent.opening,
  payments: defaultOnlinePolicy,
  isSetUp: true,
  looks: null,
  hidden: [],
  features: [],
};

/** Whatever the server leaves out keeps its default. */
export function parkOf(info: ServerInfo): Park {
  return {
    name: info.project?.project_name ?? defaultPark.name,
    zone: info.park?.zone ?? defaultPark.zone,
    policy: { ...defaultPolicy, ...info.park?.policy },
    analyticsId: info.park?.analyticsId ?? null,
    contact: { ...defaultContent.contact, ...info.park?.contact },
    operator: { ...defaultContent.operator, ...info.park?.operator },
    hours: info.park?.hours ?? defaultContent.hours,
    slotPrice: info.park?.prices?.slot ?? null,
    tracks: info.park?.tracks?.map(readAssetRow),
    opening: { ...defaultContent.opening, ...info.park?.opening },
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
