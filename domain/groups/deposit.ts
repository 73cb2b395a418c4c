import type { DepositDefault } from '../park/group-deposit.ts';

/** A place of a group, its price in grosze. */
export interface GroupPlace {
  price: number;
  isPaid: boolean;
}

/** What a group's deposit comes to, in grosze: money for its first rides, which it pays in full. */
export function sumOfPlaces(places: readonly Pick<GroupPlace, 'price'>[]): number {
  return places.reduce((sum, { price }) => sum + price, 0);
}

/** Whether the paid places cover the deposit; where there is none they do. @param deposit in grosze */
export function isDepositPaid(places: readonly GroupPlace[], deposit: number): boolean {
  return sumOfPlaces(places.filter(({ isPaid }) => isPaid)) >= deposit;
}

/** The places that the deposit pays: the first unpaid ones that cover what is missing of it. */
export function placesOfDeposit<Place extends GroupPlace>(
  places: readonly Place[],
  deposit: number,
): Place[] {
  let missing = deposit - sumOfPlaces(places.filter(({ isPaid }) => isPaid));
  return places.filter(({ price, isPaid }) => {
    if (isPaid || price === 0 || missing <= 0) return false;
    missing -= price;
    return true;
  });
}

/** The deposit that an offer asks for unless the desk types another: in full złotys, and never more than the places cost. In grosze. */
export function defaultDeposit(
  { by, amount }: DepositDefault,
  places: readonly Pick<GroupPlace, 'price'>[],
): number {
  const sum = sumOfPlaces(places);
  if (by === 'none') return 0;
  const deposit = by === 'sum' ? amount * 100 : Math.ceil((sum * amount) / 10_000) * 100;
  return Math.min(deposit, sum);
}
