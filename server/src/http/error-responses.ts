import { errorAnswer } from '@cablepark/contract/errors';

type Failures<Status extends number> = Record<Status, typeof errorAnswer>;

/**
 * How a route can fail by its own rules, for its schema. What happens to every call of its kind (a bad token, a body that is
 * no JSON, too many calls) the documentation knows by itself.
 */
export function errorResponses<const Status extends number>(
  ...statuses: readonly Status[]
): Failures<Status> {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswer])) as Failures<Status>;
}
