import type { StaffTexts } from '../../staff/texts.ts';
import type { SeasonFaults } from './readSeason.ts';
import { type PlanForm, type PriceKind, priceKinds, type SeasonForm } from './seasonForm.ts';

type Texts = StaffTexts['season']['faults'];
type Fault = keyof Texts;

/** Whether a part of the season, or anything inside it, is wrong. */
export function isWrong(faults: SeasonFaults, path: string): boolean {
  return [...faults].some((fault) => fault === path || fault.startsWith(`${path}.`));
}

/** The prices without which nothing else is wrong, by their kinds; null where more is wrong. */
export function missingPrices(faults: SeasonFaults): PriceKind[] | null {
  const kinds = [...faults].map((fault) => /^plans\.\d+\.prices\.\d+\.(\w+)$/.exec(fault)?.[1]);
  const missing = priceKinds.filter((kind) => kinds.includes(kind));
  return kinds.every((kind) => missing.some((each) => each === kind)) ? missing : null;
}

/** The error text of a field, by its path without the numbers of plans and rows. */
const texts: readonly [RegExp, Fault][] = [
  [/^plans\.name$/, 'name'],
  [/^plans\.lastDay$/, 'lastDay'],
  [/^plans\.tracks/, 'tracks'],
  [/^plans\.minutes$/, 'minutes'],
  [/^plans\.breaks/, 'breaks'],
  [/^plans\.prices\.\w+$/, 'price'],
  [/^plans\.exceptions\.firstDay$/, 'exceptionDay'],
  [/^plans\.exceptions\.lastDay$/, 'exceptionLast'],
  [/^plans\.exceptions\.hours/, 'exceptionHours'],
  [/^plans\.exceptions\.price$/, 'price'],
  [/^release\.daysAhead$/, 'daysAhead'],
  [/^release\.at$/, 'at'],
];

/** The error text at a path; undefined without an error. */
export function faultText(
  faults: SeasonFaults,
  path: string,
  { plans }: SeasonForm,
  t: Texts,
): string | undefined {
  const kind = path.replaceAll(/\.\d+/g, '');
  const plan = plans[Number(/^plans\.(\d+)/.exec(path)?.[1])];
  if (kind === 'plans.prices.from') return bandFault(faults, path, plan?.prices ?? [], t);
  if (!isWrong(faults, path)) return undefined;
  if (kind === 'plans.firstDay') return plan?.firstDay ? t.twoPlans : t.firstDay;
  if (kind === 'plans.sunsetMinutes') return isMinutes(plan?.sunsetMinutes ?? '') ? t.sunsetPlace : t.sunset;
  const match = texts.find(([pattern]) => pattern.test(kind));
  return match ? t[match[1]] : t.other;
}

/** The order is an error of all rows; it appears at the one that is too early. */
function bandFault(
  faults: SeasonFaults,
  path: string,
  prices: PlanForm['prices'],
  t: Texts,
): string | undefined {
  if (isWrong(faults, path)) return t.at;
  const [all = '', index = ''] = /^(.+)\.(\d+)\.from$/.exec(path)?.slice(1) ?? [];
  const [before, band] = [prices[Number(index) - 1], prices[Number(index)]];
  const comesTooEarly = before && band && band.from <= before.from;
  return faults.has(all) && comesTooEarly ? t.priceRow : undefined;
}

function isMinutes(text: string): boolean {
  const minutes = Number(text);
  return text.trim() !== '' && Number.isInteger(minutes) && Math.abs(minutes) <= 120;
}
