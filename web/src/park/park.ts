import { defaultZone } from '@cablepark/domain/park-time';
import { defaultPolicy, type ParkPolicy } from '@cablepark/domain/policy';
import type { ParkContact, ServerInfo } from '../api/serverInfo.ts';

/** What every page may need to know of the park. */
export interface Park {
  /** Empty where the server names none: the texts' own name stands in. */
  name: string;
  /** IANA name of the zone in which days and times are shown. */
  zone: string;
  policy: ParkPolicy;
  analyticsId: string | null;
  contact: ParkContact | null;
  features: readonly string[];
}

export const defaultPark: Park = {
  name: '',
  zone: defaultZone,
  policy: defaultPolicy,
  analyticsId: null,
  contact: null,
  features: [],
};

/** Whatever the server leaves out keeps its default. */
export function parkOf(info: ServerInfo): Park {
  return {
    name: info.project?.project_name ?? defaultPark.name,
    zone: info.park?.zone ?? defaultPark.zone,
    policy: { ...defaultPolicy, ...info.park?.policy },
    analyticsId: info.park?.analyticsId ?? null,
    contact: info.park?.contact ?? null,
    features: info.features ?? [],
  };
}
