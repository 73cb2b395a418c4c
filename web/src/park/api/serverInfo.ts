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

/** What the park publishes about itself; every part may be missing where another backend answers. */
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
    /** Those that are not retired, in their order. */
    tracks?: readonly AssetRow[];
    opening?: Partial<ParkContent['opening']> | null;
    payments?: Partial<ParkContent['payments']> | null;
    setup?: { isOver?: boolean } | null;
    looks?: ShownLooks | null;
    /** The park's own pages that it does not show. */
    hidden?: readonly ContentName[];
  };
  features?: readonly string[];
  /** Only in pages that the server made: what the park has written for this one. The page says it in words; its scripts fetch it (contentVersion). */
  shownContent?: ShownContent;
  /** Only in pages that the server made: the version of it that the page was made with. */
  contentVersion?: number | undefined;
  /** Only in pages that the server made: the earlier version of it that the address asks for. */
  shownVersion?: ShownContent;
  /** Only in pages that the server made: the moment that they were made for. */
  madeAt?: string;
  /** Only in the page of events as the server made it: what it shows; null where the server could not read them. */
  shown?: readonly ShownEventRow[] | null;
  /** Only in planners as the server made them: the days of the month; not where it could not read them. */
  shownMonth?: ShownMonth;
}

/** GET /server/info. @throws ApiError, NetworkError. */
export async function readServerInfo(): Promise<ServerInfo> {
  return (await send<ServerInfo>({ url: urls.serverInfo })).data;
}
