/** Removes duplicate rides and sorts them in the order in which slots are locked (`db/locks.ts`). */
export function bySlot<Ride extends { slot: number }>(rides: readonly Ride[]): Map<number, Ride> {
  return new Map(rides.toSorted((a, b) => a.slot - b.slot).map((ride) => [ride.slot, ride]));
}
