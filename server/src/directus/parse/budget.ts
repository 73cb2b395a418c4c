import { may } from '@cablepark/domain/accounts/permissions';
import type { ParkError } from '@cablepark/domain/errors';
import { invalidQuery } from '../schema/errors.ts';
import type { Viewer } from '../schema/viewer.ts';

/** The limits of one query. Staff have wider limits than riders; SECURITY.md lists them. */
export interface Budget {
  /** Characters of a SEARCH body. */
  characters: number;
  /** Conditions and the groups around them, empty ones included. */
  parts: number;
  conditions: number;
  /** Conditions with a text search. */
  searches: number;
  /** Characters of a search text. */
  sought: number;
  /** Levels of `_and` and `_or`. */
  levels: number;
  /** Conditions over a relation. */
  relations: number;
  /** Values of all lists together. */
  listed: number;
  /** Rows of an answer. The web site pages through 2,016 of them. */
  rows: number;
  /** The maximum cost of one statement, in comparisons (`cost.ts`): some 40 ns each. */
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

/** The limit's name in an error. */
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

/** @throws INVALID_QUERY whose reason names the limit */
export function refuseOver(budget: Budget, limit: keyof Budget, amount: number): void {
  if (amount > budget[limit]) throw overBudget(budget, limit);
}

export function overBudget(budget: Budget, limit: keyof Budget, advice?: string): ParkError {
  const reason = `The query is over its budget: at most ${budget[limit]} ${limitWords[limit]}.`;
  return invalidQuery(advice === undefined ? reason : `${reason} ${advice}`);
}
