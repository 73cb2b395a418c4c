import { grouped } from '../grouped.mjs';

/** @typedef {import('./newer-features.mjs').Feature} Feature */

/** A name, and whether a dot stands before it; three are no member. */
const word = /((?<!\.)\.)?(?<![\w$#])([A-Za-z_$][\w$]*)/g;
const longestOwner = 40;
/** What stands for an object of the browser's that there is one of. */
const singles = {
  Navigator: 'navigator',
  Document: 'document',
  Performance: 'performance',
  Location: 'location',
  History: 'history',
  Screen: 'screen',
};
const wholeWindow = /\b(?:globalThis|window|self)\??$/;

/**
 * Finds newer features in scripts by name. A member is known by its owner (`Map.groupBy`), or, where it is called, by a name that
 * nothing had before (`x.toBase64()`). What shares its name with something old, as `map()` of an iterator, is found by the compiler,
 * whose list of built-ins is that of 2023.
 * @param {readonly Feature[]} features
 * @returns {(text: string) => { feature: Feature, index: number }[]}
 */
export function scriptUses(features) {
  const byName = grouped(
    features.filter(({ kind }) => kind !== 'css'),
    ({ name }) => name,
  );
  const newGlobals = new Set(features.filter(({ kind }) => kind === 'global').map(({ name }) => name));
  return (text) => {
    const uses = [];
    for (const match of text.matchAll(word)) {
      const candidates = byName.get(match[2]);
      if (!candidates) continue;
      const place = placeOf(text, match);
      const found = candidates.filter((feature) => isUsed(feature, place, newGlobals));
      // What its owner names is that one, and not another of the same name.
      const exact = found.filter(({ owner }) => owner === '' || isOwnedBy(owner, place.before));
      for (const feature of exact.length > 0 ? exact : found.slice(0, 1))
        uses.push({ feature, index: match.index });
    }
    return uses;
  };
}

function placeOf(text, { index, 0: whole, 1: dot }) {
  return {
    text,
    isMember: dot !== undefined,
    before: text.slice(Math.max(0, index - longestOwner), index).replace(/\?$/, ''),
    after: text.slice(index + whole.length, index + whole.length + 3),
  };
}

function isUsed(feature, place, newGlobals) {
  const { kind, owner, name, isUnique } = feature;
  const isCalled = /^(?:\?\.)?\(/.test(place.after);
  if (kind === 'global') {
    if (place.isMember) return wholeWindow.test(place.before);
    if (/['"`\w-]$/.test(place.before)) return false;
    if (/^[A-Z]/.test(name))
      return /^\??[.(]/.test(place.after) || /\b(?:new|instanceof)\s+$/.test(place.before);
    return isCalled && !isDeclared(name, place.text);
  }
  if (!place.isMember) return false;
  if (isOwnedBy(owner, place.before)) return true;
  // A page comes by a newer object only through what is found itself.
  return isCalled && isUnique && !newGlobals.has(owner.split('.')[0]);
}

function isOwnedBy(owner, before) {
  return [owner, singles[owner]].some(
    (name) => name && before.endsWith(name) && !/[\w$]/.test(before.at(-name.length - 1) ?? ''),
  );
}

function isDeclared(name, text) {
  return new RegExp(`\\b(?:function|const|let|var)\\s+${name}\\b|[{,(]\\s*${name}\\b\\s*[,}):=]`).test(text);
}

/** @param {readonly Feature[]} features @returns {(text: string) => { feature: Feature, index: number }[]} */
export function styleUses(features) {
  const styles = features.filter(({ kind }) => kind === 'css');
  return (text) =>
    styles.flatMap((feature) => {
      const index = text.search(feature.pattern);
      return index < 0 ? [] : [{ feature, index }];
    });
}

/** The text with its comments blanked out, so that lines and places stay. */
export function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}
