import type { ShownContent } from '@cablepark/contract/park/contents';
import type { ShownEventRow } from '@cablepark/contract/park/events';
import type { ShownLooks } from '@cablepark/contract/park/looks';
import type { AssetRow } from '@cablepark/contract/park/tracks';
import type { ShownMonth } from '@cablepark/contract/rides/shown-month';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ParkContent } from '@cablepark/domain/park/content';
import type { ParkPolicy } from '@cablepark/domain/park/policy';
import type { TwoPrices } from '@cablepark/domain/prices/price-list';
import { send } from '../../lib/http/send.ts';
import { urls } from '../../lib/http/urls.ts';

/** The park's public data; another backend may omit any part. */
export interface ServerInfo {
  project?: { project_name?: string | null };
  park?: {
    zone?: string;
    policy?: Partial<ParkPolicy>;
    analyticsId?: string | null;
    contact?: Partial<ParkContent['contact']> | null;
    operator?: Partial<ParkContent['operator']> | null;
    hours?: ParkContent['hours'] | null;
    /** PLN. */
    prices?: { slot?: TwoPrices } | null;
    /** Tracks that are not retired, in order. */
    tracks?: readonly AssetRow[];
    opening?: Partial<ParkContent['opening']> | null;
    payments?: Partial<ParkContent['payments']> | null;
    setup?: { isOver?: boolean } | null;
    looks?: ShownLooks | null;
    /** The park's own pages that are hidden. */
    hidden?: readonly ContentName[];
  };
  features?: readonly string[];
  /** Only in prerendered pages: the park's content of this page. The HTML has its text; the scripts fetch it (contentVersion). */
  shownContent?: ShownContent;
  /** Only in prerendered pages: its version at the time. */
  contentVersion?: number | undefined;
  /** Only in prerendered pages: the earlier version in the address. */
  shownVersion?: ShownContent;
  /** Only in prerendered pages: the time of rendering. */
  madeAt?: string;
  /** Only in the prerendered page of events: its events; null if they failed to load. */
  shown?: readonly ShownEventRow[] | null;
  /** Only in prerendered planners: the days of the month; absent if they failed to load. */
  shownMonth?: ShownMonth;
}

/** GET /server/info. @throws ApiError, NetworkError. */
export async function readServerInfo(): Promise<ServerInfo> {
  return (await send<ServerInfo>({ url: urls.serverInfo })).data;
}
