/** POST `{from, to}` moves a ride of one's own, unpaid, to a free slot of the same length; it answers both slots. */
export const ownMovesCall = '/me/moves';

/** The page where its new slot is chosen. Apart from `paths`: what every visitor loads does without it. */
export const moveRidePage = '/myAccount/move';

export function moveRidePath(slot: number): string {
  return `${moveRidePage}?slot=${slot}`;
}
