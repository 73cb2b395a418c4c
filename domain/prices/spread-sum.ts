/**
 * Spreads a sum by weights, to the grosz.
 * @param sum in grosze @returns the share of each weight; they add up to the sum, or to nothing if all weights are 0
 */
export function spreadSum(weights: readonly number[], sum: number): number[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  let weightSoFar = 0;
  let sharedSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const share = total === 0 ? 0 : Math.round((sum * weightSoFar) / total) - sharedSoFar;
    sharedSoFar += share;
    return share;
  });
}
