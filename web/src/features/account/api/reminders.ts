import type { ReminderChoice } from '@cablepark/contract/own-account';
import { paths } from '@cablepark/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { send } from '../../../lib/http/send.ts';
import { urls } from '../../../lib/http/urls.ts';

const url = `${urls.me}/reminders`;

/** GET /users/me/reminders: whether this account is reminded. */
export function remindersOf(account: string) {
  return queryOptions({
    queryKey: ['reminders', account],
    queryFn: async ({ signal }) => (await request<ReminderChoice>({ url, signal })).data.wanted,
  });
}

/** PATCH /users/me/reminders. */
export async function chooseReminders(wanted: boolean): Promise<void> {
  await request({ method: 'PATCH', url, body: { wanted } });
}

/** POST /unsubscribe with the token of a mail, whoever is logged in. @throws ApiError 403 for a link that is not ours; NetworkError. */
export async function unsubscribe(token: string): Promise<void> {
  await send({ method: 'POST', url: `${paths.unsubscribe}?token=${encodeURIComponent(token)}` });
}
