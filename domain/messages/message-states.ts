/** `dropped`: not worth sending when its turn came; `dead`: it could not be sent in time. */
export const messageStates = ['waiting', 'dead', 'sent', 'dropped'] as const;
export type MessageState = (typeof messageStates)[number];
