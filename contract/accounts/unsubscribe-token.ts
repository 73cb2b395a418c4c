import { type MailTopic, mailTopics } from '@cablepark/domain/messages/mail-topics';

/** The topic of an unsubscribe token: its third part names it; reminders, the oldest topic, have none. */
export function topicIn(token: string): MailTopic | null {
  const [, , named = 'reminders'] = token.split('.');
  return mailTopics.find((topic) => topic === named) ?? null;
}
