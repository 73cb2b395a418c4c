import { calendarFolder } from '@cablepark/contract/park/calendars';
import type { AppContext } from '../../context.ts';
import { feedSecret } from './feed-secret.ts';
import type { Feed } from './feeds.store.ts';

/** Where a calendar is fetched. */
export function feedAddress({ config, secret }: Pick<AppContext, 'config' | 'secret'>, feed: Feed): string {
  return `${config.publicUrl}${calendarFolder}/${feedSecret(secret, feed)}.ics`;
}
