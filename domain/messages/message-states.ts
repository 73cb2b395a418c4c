/** `dropped`: not worth sending at its turn; `dead`: sending failed until its time was over. */
export const messageStates = ['waiting', 'dead', 'sent', 'dropped'] as const;
export type MessageState = (typeof messageStates)[number];
