import { LRUCache } from 'lru-cache';
import { invalidQuery, quoted } from '../schema/errors.ts';
import type { RawQuery } from './query.ts';
import { queryKeys, refuseUnsupported } from './query-keys.ts';

type Branch = { [key: string]: Branch | string };

const limits = { parameters: 1_000, levels: 16 };
const bracketsPattern = /^[^[\]]+((?:\[[^[\]]*\])*)$/;

/**
 * Parses the query of a URL: `filter[asset][_eq]=1`, `sort[]=a`, `fields[0]=id`, repeated keys. Skips unknown keys. @throws INVALID_QUERY,
 * also for unsupported keys of Directus
 */
export function readQueryString(text: string): RawQuery {
  const tree = emptyBranch();
  const pairs = text.split('&');
  if (pairs.length > limits.parameters)
    throw invalidQuery(`A URL holds at most ${limits.parameters} parameters.`);
  for (const pair of pairs) {
    const equalsAt = pair.indexOf('=');
    const path = knownPath(equalsAt < 0 ? pair : pair.slice(0, equalsAt));
    if (path.length > 0) addValue(tree, path, equalsAt < 0 ? '' : decode(pair.slice(equalsAt + 1)));
  }
  return tidy(tree) as RawQuery;
}

/** A cache of parsed keys: queries use few different ones. */
const paths = new LRUCache<string, readonly string[]>({ max: 500 });
const longestKept = 100;

function knownPath(raw: string): readonly string[] {
  const cached = paths.get(raw);
  if (cached) return cached;
  const path = readPath(decode(raw));
  if (path.length > 0 && raw.length <= longestKept) paths.set(raw, path);
  return path;
}

/** Splits `filter[asset][_eq]` into its parts; empty for an unknown key. @throws INVALID_QUERY */
function readPath(key: string): string[] {
  const [name = '', ...rest] = key.split('[');
  refuseUnsupported(name);
  if (!queryKeys.some((queryKey) => queryKey === name)) return [];
  if (!bracketsPattern.test(key)) throw invalidQuery(`The brackets of ${quoted(key)} don't close.`);
  if (rest.length > limits.levels) throw invalidQuery(`A parameter nests at most ${limits.levels} levels.`);
  return [name, ...rest.map((segment) => segment.slice(0, -1))];
}

/** A repeated key makes a list, and so does `[]`. */
function addValue(branch: Branch, [segment = '', ...rest]: readonly string[], value: string): void {
  const key = segment === '' ? String(Object.keys(branch).length) : segment;
  const existing = branch[key];
  if (rest.length === 0 && existing === undefined) {
    branch[key] = value;
    return;
  }
  const next = typeof existing === 'object' ? existing : emptyBranch();
  if (typeof existing === 'string') next['0'] = existing;
  branch[key] = next;
  addValue(next, rest.length === 0 ? [''] : rest, value);
}

/** Branches with only numeric keys are lists, in numeric order. */
function tidy(node: Branch | string): unknown {
  if (typeof node === 'string') return node;
  const entries = Object.entries(node);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  if (isList) return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => tidy(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, tidy(value)]));
}

/** Without a prototype, against prototype pollution by keys of a URL. */
function emptyBranch(): Branch {
  return Object.create(null) as Branch;
}

function decode(text: string): string {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalidQuery(`${quoted(text)} is not well encoded.`);
  }
}

/** Fastify's own query parser does not support brackets. @throws INVALID_QUERY */
export function urlQuery(url: string): RawQuery {
  const start = url.indexOf('?');
  return start < 0 ? {} : readQueryString(url.slice(start + 1));
}
