import { invalidQuery } from '../schema/errors.ts';

/** The supported query keys. Unknown keys are ignored (WIRE.md, Items). */
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

/** Unsupported parameters of Directus, with the alternative. */
const alternatives: Readonly<Record<string, string>> = {
  deep: 'Rows of a list are read by a call of their own.',
  alias: 'Fields are answered under their own names.',
  backlink: 'Lists of ids are named in fields, or left out.',
  export: 'Answers are JSON.',
  version: 'There are no versions of rows.',
  versionRaw: 'There are no versions of rows.',
  access_token: 'Send it in the header Authorization.',
};

export const unsupportedKeys: readonly string[] = Object.keys(alternatives);

/**
 * Refuses an unsupported parameter of Directus: ignoring it would give an unexpected answer.
 * @throws INVALID_QUERY with its name
 */
export function refuseUnsupported(key: string): void {
  if (!Object.hasOwn(alternatives, key)) return;
  throw invalidQuery(`The parameter "${key}" is not supported. ${alternatives[key]}`);
}

/**
 * A token in the address would end up in logs, so it is unsupported; its sender does not expect a visitor's answer either. @throws
 * INVALID_QUERY
 */
export function refuseTokenInAddress(url: string): void {
  if (/[?&]access_token(?:[=&]|$)/.test(url)) refuseUnsupported('access_token');
}
