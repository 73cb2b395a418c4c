import { type MailTopic, mailTopics } from '@cablepark/domain/messages/message-kinds';

/** Which mails the token of an unsubscribe link ends: its third part names them, and reminders, which came first, have none. */
export function topicIn(token: string): MailTopic | null {
  const [, , named = 'reminders'] = token.split('.');
  return mailTopics.find((topic) => topic === named) ?? null;
}
