import { invalidQuery } from '../schema/errors.ts';

/** The keys of a query that mean something. Keys that are nobody's are ignored (WIRE.md, Items). */
export const queryKeys = [
  'filter',
  'search',
  'sort',
  'fields',
  'limit',
  'offset',
  'page',
  'meta',
  'aggregate',
  'groupBy',
] as const;

export type QueryKey = (typeof queryKeys)[number];

/** Directus' own parameters that this server does not do, and what to do instead. */
const unsupported: Readonly<Record<string, string>> = {
  deep: 'Rows of a list are read by a call of their own.',
  alias: 'Fields are answered under their own names.',
  backlink: 'Lists of ids are named in fields, or left out.',
  export: 'Answers are JSON.',
  version: 'There are no versions of rows.',
  versionRaw: 'There are no versions of rows.',
  access_token: 'Send it in the header Authorization.',
};

export const unsupportedKeys: readonly string[] = Object.keys(unsupported);

/**
 * Refuses a parameter that a caller knows from Directus: without it the answer would be another one than they asked for.
 * @throws INVALID_QUERY that names it
 */
export function refuseUnsupported(key: string): void {
  if (!Object.hasOwn(unsupported, key)) return;
  throw invalidQuery(`The parameter "${key}" is not supported. ${unsupported[key]}`);
}

/** A token in the address ends in logs, so it is not read; whoever sends it is no visitor either. @throws INVALID_QUERY */
export function refuseTokenInAddress(url: string): void {
  if (/[?&]access_token(?:[=&]|$)/.test(url)) refuseUnsupported('access_token');
}
