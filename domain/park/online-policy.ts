/** Whether riders may or must pay in advance. */
export const onlineWays = ['off', 'optional', 'required'] as const;
export type OnlineWay = (typeof onlineWays)[number];

export interface OnlinePolicy {
  online: OnlineWay;
  /** Riders with enough no-shows (`noShowsUntilPaying`) pay in advance, whatever `online` means for the others. */
  afterNoShows: boolean;
}

export const defaultOnlinePolicy: OnlinePolicy = { online: 'off', afterNoShows: false };
