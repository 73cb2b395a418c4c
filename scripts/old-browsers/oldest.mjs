/**
 * The oldest browsers that the site works in (docs/decisions/091), by the names of MDN's compatibility data. `web/vite.config.ts`
 * writes the syntax for them; `npm run check` finds what they lack.
 */
export const oldestBrowsers = {
  chrome: '120',
  chrome_android: '120',
  edge: '120',
  firefox: '121',
  firefox_android: '121',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '23.0',
};

/** The Node that a fresh clone's first command may run on, before the repository's own is installed. */
export const oldestNode = '20.0';

/**
 * Which of them lack a feature, with the version that brought it.
 * @param {{ support: Record<string, object | object[]> }} compat MDN's entry of the feature
 * @param {Record<string, string>} oldest
 * @returns {Record<string, string>} 'never' for a browser that has it in no version; empty if all have it
 */
export function lacking({ support }, oldestVersions = oldestBrowsers) {
  const lacks = Object.entries(oldestVersions).flatMap(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    if (statements.some((statement) => isThere(statement, oldest))) return [];
    const added = statements.find(({ version_added: version }) => typeof version === 'string')?.version_added;
    return [[browser, added ?? 'never']];
  });
  return Object.fromEntries(lacks);
}

/** Under its own name, by default, and still there. */
function isThere(statement, oldest) {
  const {
    version_added: added,
    version_removed: removed,
    prefix,
    alternative_name: otherName,
    flags,
  } = statement;
  if (typeof added !== 'string' || added === 'preview' || removed || prefix || otherName || flags)
    return false;
  return compareVersions(added.replace('≤', ''), oldest) <= 0;
}

function compareVersions(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  return a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0);
}
