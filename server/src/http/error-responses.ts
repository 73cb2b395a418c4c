import { errorAnswer } from '@cablepark/contract/errors';

type Failures<Status extends number> = Record<Status, typeof errorAnswer>;

/**
 * The errors of a route's own rules, for its schema. The documentation adds the general errors by itself (a bad token, a body that is not
 * JSON, too many calls).
 */
export function errorResponses<const Status extends number>(
  ...statuses: readonly Status[]
): Failures<Status> {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswer])) as Failures<Status>;
}
