/**
 * How long each part of `npm test` may take on two quiet cores, in seconds. A part over its budget is named at the end of the
 * run; it does not fail, for machines differ (docs/decisions/045).
 */
export const budgets = {
  installing: 30,
  building: 30,
  'check, rules, server and web': 300,
  'journeys in the browser': 120,
};

/** @param {number} seconds @returns {string} minutes and seconds: `3:20` */
export function timeOf(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A line for each part, with the rest of its budget if it has one. */
export function timeLines(parts) {
  return parts.map(({ name, seconds }) => {
    const budget = budgets[name];
    return `${timeOf(seconds).padStart(6)}  ${name}${budget === undefined ? '' : ` (budget ${timeOf(budget)})`}`;
  });
}

/** @param {{ name: string, seconds: number }[]} parts */
export function overBudget(parts) {
  return parts
    .filter(({ name, seconds }) => seconds > (budgets[name] ?? Infinity))
    .map(({ name, seconds }) => `${name} took ${timeOf(seconds)}, its budget is ${timeOf(budgets[name])}`);
}
