import * as z from 'zod/mini';

/** The maximum of one amount, in PLN. */
const mostPln = 1_000_000;
/** The maximum of a sum of payments, in PLN. */
const mostSumPln = 100_000_000;

/** Whole grosze only: 0.001 zł cannot be paid. */
function isWholeGrosze(pln: number): boolean {
  return Math.abs(pln * 100 - Math.round(pln * 100)) < 1e-6;
}
const wholeGrosze = z.refine<number>(isWholeGrosze, 'grosze');

/** A positive amount of money, in PLN. */
export const somePln = z.number().check(z.gte(0.01), z.lte(mostPln), wholeGrosze);

/** A sum, which is negative where more left than came. */
export const sumPln = z.number().check(z.gte(-mostSumPln), z.lte(mostSumPln), wholeGrosze);

/** A positive amount or zero, in PLN. */
export const anyPln = z.number().check(z.gte(0), z.lte(mostPln), wholeGrosze);
