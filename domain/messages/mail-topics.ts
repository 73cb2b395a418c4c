/** The topics that a reader may switch off; all other messages are necessary. */
export const mailTopics = ['reminders', 'digest', 'season'] as const;
export type MailTopic = (typeof mailTopics)[number];
