import { calendarFolder } from '@cablepark/contract/park/calendars';
import type { AppContext } from '../../context.ts';
import { feedSecret } from './feed-secret.ts';
import type { Feed } from './feeds.store.ts';

/** The URL of a calendar. */
export function feedAddress({ config, secret }: Pick<AppContext, 'config' | 'secret'>, feed: Feed): string {
  return `${config.publicUrl}${calendarFolder}/${feedSecret(secret, feed)}.ics`;
}
