/** Under which keys slots are kept. A change of a slot is shown in all lists, and whatever else is made of slots is read anew. */
export const slotKeys = {
  /** Everything that is made of slots: lists, places of events, takings, the history. */
  all: ['slots'],
  /** Every query that holds slots themselves, a `SlotList`. */
  lists: ['slots', 'list'],
} as const;
