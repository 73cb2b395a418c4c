/** Query keys of slots. A slot's change updates all lists and invalidates all data derived from slots. */
export const slotKeys = {
  /** All data derived from slots: lists, places of events, takings, the history. */
  all: ['slots'],
  /** Every query that holds slots themselves, a `SlotList`. */
  lists: ['slots', 'list'],
} as const;
