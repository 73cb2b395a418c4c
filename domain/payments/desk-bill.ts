import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import { type saleMethods } from '../park/policy.ts';
import { spreadSum } from '../prices/spread-sum.ts';

/** A bill that the desk takes: several lines, paid together by one method or by two. */

export type SaleMethod = (typeof saleMethods)[number];

/** The most lines of a desk's bill. */
export const billLinesAtMost = 80;
/** The most methods that pay one bill. */
export const partsAtMost = 2;

/** The part of a bill that one method pays, in grosze. */
export interface BillPart {
  method: SaleMethod;
  cents: number;
}

export interface DeskBillFacts {
  actor: Actor;
  /** The price of each line, in grosze. */
  lines: readonly number[];
  /** Whether a pass is among them. */
  sellsPass: boolean;
  /** The discount on the whole bill, in grosze. */
  discount: number;
  parts: readonly BillPart[];
}

/**
 * May `actor` take this bill? A discount requires an Editor, and the parts must add up to the rest; else FAILED_VALIDATION, as if a
 * price has changed since the bill was shown.
 */
export function decideDeskBill({ actor, lines, sellsPass, discount, parts }: DeskBillFacts): Decision {
  if (!may(actor.role, 'payment.create')) return 'FORBIDDEN';
  if (sellsPass && !may(actor.role, 'pass.sell')) return 'FORBIDDEN';
  if (discount > 0 && !may(actor.role, 'payment.discount')) return 'FORBIDDEN';
  const total = sum(lines) - discount;
  const methods = new Set(parts.map(({ method }) => method));
  const areParts = parts.length <= partsAtMost && methods.size === parts.length;
  const isPaid = sum(parts.map(({ cents }) => cents)) === total;
  const isWhole = lines.length > 0 && lines.length <= billLinesAtMost && total >= 0;
  return areParts && isPaid && isWhole ? 'ok' : 'FAILED_VALIDATION';
}

/**
 * Spreads a discount over the lines by their prices, to the grosz.
 * @returns what each line costs then; all together cost the sum less the discount
 */
export function discounted(lines: readonly number[], discount: number): number[] {
  const shares = spreadSum(lines, discount);
  return lines.map((price, index) => price - (shares[index] ?? 0));
}

/**
 * Which method pays for which line: the first pays line after line until it is used up, so at most one line is paid by both.
 * A line of 0 zł counts for the greater method.
 */
export function spreadParts(lines: readonly number[], parts: readonly BillPart[]): BillPart[][] {
  const rest = parts.map((part) => ({ ...part }));
  const greater = greaterMethod(parts);
  return lines.map((price) => {
    const linePayments: BillPart[] = [];
    let open = price;
    for (const part of rest) {
      const cents = Math.min(open, part.cents);
      part.cents -= cents;
      open -= cents;
      if (cents > 0) linePayments.push({ method: part.method, cents });
    }
    return linePayments.length > 0 ? linePayments : [{ method: greater, cents: 0 }];
  });
}

/** The method of the greater part, which each slot of the bill shows; the first one if both are equal. */
export function greaterMethod(parts: readonly BillPart[]): SaleMethod {
  return parts.reduce<BillPart>((best, part) => (part.cents > best.cents ? part : best), {
    method: parts[0]?.method ?? 'cash',
    cents: 0,
  }).method;
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0);
}
