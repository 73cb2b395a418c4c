/** A plan's effects on slots, and its reasons to leave some unchanged. */
export const seasonKinds = [
  'make',
  'reprice',
  'remove',
  'keptBooked',
  'keptByHand',
  /** Staff have freed that time: the plan makes no slot there. */
  'leftFree',
] as const;
export type SeasonKind = (typeof seasonKinds)[number];
export type SeasonCounts = Record<SeasonKind, number>;

/** The most slots of one kind in a preview. */
export const mostListed = 100;
