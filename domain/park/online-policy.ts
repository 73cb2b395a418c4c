/** Whether riders may pay before they come, or must. */
export const onlineWays = ['off', 'optional', 'required'] as const;
export type OnlineWay = (typeof onlineWays)[number];

export interface OnlinePolicy {
  online: OnlineWay;
  /** Whoever has missed some slots (`noShowsUntilPaying`) pays first, whatever `online` says of the others. */
  afterNoShows: boolean;
}

export const defaultOnlinePolicy: OnlinePolicy = { online: 'off', afterNoShows: false };
