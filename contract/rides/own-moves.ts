/** The page for choosing the new slot of a ride. Not in `paths`, which every visitor loads. */
export const moveRidePage = '/myAccount/move';

export function moveRidePath(slot: number): string {
  return `${moveRidePage}?slot=${slot}`;
}
