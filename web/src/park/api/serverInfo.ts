import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ShownEventRow } from '@cablepark/contract/park/events';
import { readAnyInfoCall } from '@cablepark/contract/park/info';
import type { AnyServerInfo } from '@cablepark/contract/park/info.schema';
import type { ShownMonth } from '@cablepark/contract/rides/shown-month';
import type { OpenPeriod } from '@cablepark/domain/season/season-week';
import { callAsVisitor } from '../../lib/http/exchange.ts';

/** The park's public data; another backend may omit any part. */
export interface ServerInfo extends AnyServerInfo {
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
  /** For search engines only: no page carries them. */
  openPeriods?: readonly OpenPeriod[] | null;
  /** Only in prerendered planners: the days of the month; absent if they failed to load. */
  shownMonth?: ShownMonth;
}

/** GET /server/info. @throws ApiError, NetworkError. */
export function readServerInfo(): Promise<ServerInfo> {
  return callAsVisitor(readAnyInfoCall);
}
