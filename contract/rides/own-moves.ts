/** POST `{from, to}` moves a rider's own unpaid ride to a free slot of the same length; the answer has both slots. */
export const ownMovesCall = '/me/moves';

/** The page for choosing the new slot. Not in `paths`, which every visitor loads. */
export const moveRidePage = '/myAccount/move';

export function moveRidePath(slot: number): string {
  return `${moveRidePage}?slot=${slot}`;
}
