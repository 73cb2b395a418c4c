import type { DepositDefault } from '../park/group-deposit.ts';

/** A place of a group, its price in grosze. */
export interface GroupPlace {
  price: number;
  isPaid: boolean;
}

/** The paid deposit of a group, in grosze: the price of its first rides, which it pays in full. */
export function sumOfPlaces(places: readonly Pick<GroupPlace, 'price'>[]): number {
  return places.reduce((sum, { price }) => sum + price, 0);
}

/** Whether the paid places cover the deposit; true without a deposit. @param deposit in grosze */
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

/** The deposit of an offer unless the desk enters another: in whole złotys, at most the price of the places. In grosze. */
export function defaultDeposit(
  { by, amount }: DepositDefault,
  places: readonly Pick<GroupPlace, 'price'>[],
): number {
  const sum = sumOfPlaces(places);
  if (by === 'none') return 0;
  const deposit = by === 'sum' ? amount * 100 : Math.ceil((sum * amount) / 10_000) * 100;
  return Math.min(deposit, sum);
}
