import { may } from '@cablepark/domain/accounts/permissions';
import type { ParkError } from '@cablepark/domain/errors';
import { invalidQuery } from '../schema/errors.ts';
import type { Viewer } from '../schema/viewer.ts';

/** What one query may ask for. Who reads for the park has wider limits than who rides; SECURITY.md has them as a table. */
export interface Budget {
  /** Characters of a SEARCH body. */
  characters: number;
  /** Conditions and the groups around them, empty ones too. */
  parts: number;
  conditions: number;
  /** Conditions that search texts. */
  searches: number;
  /** Characters of a text that is sought. */
  sought: number;
  /** Levels of `_and` and `_or`. */
  levels: number;
  /** Conditions that reach over a relation. */
  relations: number;
  /** Values of all lists together. */
  listed: number;
  /** Rows of an answer. The web pages through 2,016 of them. */
  rows: number;
  /** What the database may have to do for one statement, in comparisons (`cost.ts`): some 40 ns each. */
  cost: number;
}

export const budgets: Readonly<Record<'public' | 'staff', Budget>> = {
  public: {
    characters: 65_536,
    parts: 250,
    conditions: 40,
    searches: 4,
    sought: 1_000,
    levels: 10,
    relations: 12,
    listed: 2_500,
    rows: 2_500,
    cost: 600_000,
  },
  staff: {
    characters: 1_048_576,
    parts: 500,
    conditions: 200,
    searches: 20,
    sought: 1_000,
    levels: 10,
    relations: 60,
    listed: 5_000,
    rows: 10_000,
    cost: 10_000_000,
  },
};

export function budgetOf(viewer: Viewer): Budget {
  return may(viewer?.role ?? null, 'slot.seeHolder') ? budgets.staff : budgets.public;
}

/** How a refusal names the limit. */
export const limitWords: Readonly<Record<keyof Budget, string>> = {
  characters: 'characters in a query',
  parts: 'parts of a filter, empty ones too',
  conditions: 'conditions',
  searches: 'conditions that search a text',
  sought: 'characters in a text that is sought',
  levels: 'levels of a filter',
  relations: 'conditions over a relation',
  listed: 'values in the lists of a filter',
  rows: 'rows in an answer',
  cost: 'comparisons in the database (cost)',
};

/** @throws INVALID_QUERY whose reason names the limit. */
export function refuseOver(budget: Budget, limit: keyof Budget, asked: number): void {
  if (asked > budget[limit]) throw overBudget(budget, limit);
}

export function overBudget(budget: Budget, limit: keyof Budget, advice?: string): ParkError {
  const reason = `The query is over its budget: at most ${budget[limit]} ${limitWords[limit]}.`;
  return invalidQuery(advice === undefined ? reason : `${reason} ${advice}`);
}
