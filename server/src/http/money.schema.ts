import * as z from 'zod';

/** The most that one sum may be, in PLN. */
const mostPln = 1_000_000;
/** The most that a sum of payments may be, in PLN. */
const mostSumPln = 100_000_000;

/** Whole grosze alone: 0.001 zł is nothing that anybody pays. */
function isWholeGrosze(pln: number): boolean {
  return Math.abs(pln * 100 - Math.round(pln * 100)) < 1e-6;
}

/** An amount of money that is taken, given back or asked for, in PLN: more than nothing. */
export const somePln = z.number().min(0.01).max(mostPln).refine(isWholeGrosze, 'grosze');

/** A sum, which is below nothing where more left than came. */
export const sumPln = z.number().min(-mostSumPln).max(mostSumPln).refine(isWholeGrosze, 'grosze');

/** The same, or nothing. */
export const anyPln = z.number().min(0).max(mostPln).refine(isWholeGrosze, 'grosze');
