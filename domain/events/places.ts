/** Summary of an event's slots for its card: an event over a whole season has thousands. */
export interface EventPlaces {
  total: number;
  /** Free and not ended. */
  open: number;
  /** Whether the viewer holds one of them. */
  mine: boolean;
  /** In grosze, of the cheapest; null where there are none. */
  price: number | null;
  /** In grosze, of the dearest. */
  highestPrice: number | null;
  /** Minutes, without duplicates. */
  lengths: readonly number[];
}

export const noPlaces: EventPlaces = {
  total: 0,
  open: 0,
  mine: false,
  price: null,
  highestPrice: null,
  lengths: [],
};
