import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { lacking, oldestBrowsers } from './oldest.mjs';

const data = join(root, 'node_modules', '@mdn', 'browser-compat-data', 'data.json');

/** @returns MDN's compatibility data, 20 MB */
export function readCompatData() {
  return JSON.parse(readFileSync(data, 'utf8'));
}

/**
 * @typedef {object} Feature what some of the oldest browsers lack
 * @property {string} id as the list of exceptions names it: `Map.groupBy`, `css text-wrap`
 * @property {'global' | 'member' | 'css'} kind
 * @property {string} owner the object that has it; '' for a global
 * @property {string} name
 * @property {boolean} isUnique of a member: no object has had one of that name for longer
 * @property {RegExp | null} pattern of a style
 * @property {Record<string, string>} lacking the browsers, and their version that brought it
 */

/** @returns {Feature[]} everything that scripts and styles can name and the oldest browsers lack */
export function newerFeatures(compatData = readCompatData()) {
  return [...newerNames(compatData, oldestBrowsers), ...newerStyles(compatData.css)];
}

/** @returns {Feature[]} JavaScript's own functions that the oldest Node lacks */
export function newerThanNode(oldestNode, { javascript } = readCompatData()) {
  return newerNames({ api: {}, javascript }, { nodejs: oldestNode });
}

/** JavaScript's own objects and the browser's. */
function newerNames({ api, javascript }, oldest) {
  const entries = [];
  for (const [owner, node] of objectsOf({ ...api, ...javascript.builtins })) {
    if (node.__compat) entries.push({ owner: '', name: owner, compat: node.__compat });
    for (const [key, { __compat: compat }] of Object.entries(node)) {
      if (key === '__compat' || !compat || /_event$|_permission$/.test(key)) continue;
      entries.push({ owner, name: key.replace(/_static$/, ''), compat });
    }
  }
  const all = entries.map((entry) => ({ ...entry, lacking: lacking(entry.compat, oldest) }));
  const isOld = ({ lacking }) => Object.keys(lacking).length === 0;
  const old = new Set(all.filter(isOld).map(({ name }) => name));
  return all
    .filter((entry) => !isOld(entry) && entry.name !== entry.owner.split('.').at(-1))
    .map(({ owner, name, lacking }) => ({
      id: owner && owner !== 'Window' ? `${owner}.${name}` : name,
      kind: owner && owner !== 'Window' ? 'member' : 'global',
      owner: owner === 'Window' ? '' : owner,
      name,
      isUnique: !old.has(name),
      pattern: null,
      lacking,
    }));
}

/** `Intl` and `Temporal` hold objects themselves. */
function objectsOf(objects) {
  return Object.entries(objects).flatMap(([name, node]) =>
    name === 'Intl' || name === 'Temporal'
      ? [
          [name, node],
          ...Object.entries(node)
            .filter(([key]) => /^[A-Z]/.test(key))
            .map(([key, inner]) => [`${name}.${key}`, inner]),
        ]
      : [[name, node]],
  );
}

function newerStyles(css) {
  const features = [];
  const walk = (node, path) => {
    if (node.__compat) {
      const pattern = stylePattern(path);
      const lacks = pattern ? lacking(node.__compat) : {};
      if (Object.keys(lacks).length > 0)
        features.push({
          id: `css ${path.slice(1).join(' ')}`,
          kind: 'css',
          owner: '',
          name: path.at(-1),
          isUnique: true,
          pattern,
          lacking: lacks,
        });
    }
    for (const [key, inner] of Object.entries(node)) if (key !== '__compat') walk(inner, [...path, key]);
  };
  walk(css, []);
  return features;
}

/** How a style sheet writes it; null for what has no text of its own. */
function stylePattern([kind, name = '', value, detail]) {
  if (detail !== undefined || name.startsWith('-')) return null;
  const text = (word) => word.replaceAll('_', '-').replace(/[^\w-]/g, '\\$&');
  if (kind === 'properties' && value === undefined) return new RegExp(`(?<![\\w-])${text(name)}\\s*:(?!:)`);
  if (kind === 'properties')
    return new RegExp(`(?<![\\w-])${text(name)}\\s*:[^;{}]*(?<![\\w-])${text(value)}(?![\\w-])`);
  if (kind === 'at-rules' && value === undefined) return new RegExp(`@${text(name)}(?![\\w-])`);
  if (kind === 'at-rules') return new RegExp(`@${text(name)}[^{;]*(?<![\\w-])${text(value)}(?![\\w-])`);
  if (kind === 'selectors' && value === undefined)
    return new RegExp(`:${text(name)}(?![\\w-])(?=[^;{}]*\\{)`);
  return kind === 'types' ? new RegExp(`(?<![\\w-])${text(value ?? name)}\\(`) : null;
}
