/** What an event's card needs to know of its slots: an event over a whole season has thousands. */
export interface EventPlaces {
  total: number;
  /** Free and not ended. */
  open: number;
  /** Whether I hold one of them. */
  mine: boolean;
  /** In grosze, of the cheapest; null where there are none. */
  price: number | null;
  /** Minutes; each once. */
  lengths: readonly number[];
}

export const noPlaces: EventPlaces = { total: 0, open: 0, mine: false, price: null, lengths: [] };
