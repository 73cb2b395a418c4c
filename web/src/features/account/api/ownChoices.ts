import { type ReminderChoice, seasonMailsCall } from '@cablepark/contract/accounts/own-account';
import { digestCall } from '@cablepark/contract/messages/messages';
import { boardNameCall } from '@cablepark/contract/park/board';
import { paths } from '@cablepark/contract/paths';
import type { MailTopic } from '@cablepark/domain/messages/mail-topics';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/http/http.ts';
import { send } from '../../../lib/http/send.ts';
import { urls } from '../../../lib/http/urls.ts';

export type OwnChoice = MailTopic | 'board';

const calls: Record<OwnChoice, string> = {
  reminders: `${urls.me}/reminders`,
  season: seasonMailsCall,
  digest: digestCall,
  board: boardNameCall,
};

/** GET /users/me/reminders and similar: this account's setting. */
export function choiceOf(account: string, topic: OwnChoice) {
  return queryOptions({
    queryKey: ['choices', account, topic],
    queryFn: async ({ signal }) => (await request<ReminderChoice>({ url: calls[topic], signal })).data.wanted,
  });
}

/** PATCH /users/me/reminders and similar. */
export async function choose(topic: OwnChoice, isOn: boolean): Promise<void> {
  await request({ method: 'PATCH', url: calls[topic], body: { wanted: isOn } });
}

/** POST /unsubscribe with a mail's token, with or without a session. @throws ApiError 403 for an invalid link; NetworkError. */
export async function unsubscribe(token: string): Promise<void> {
  await send({ method: 'POST', url: `${paths.unsubscribe}?token=${encodeURIComponent(token)}` });
}
