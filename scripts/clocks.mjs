/** The clocks of the repository. Code that reads the machine's time elsewhere cannot be controlled by tests. */
const clocks = new Set([
  'server/src/clock.ts',
  'web/src/lib/time/clock.ts',
  'e2e/support/clock.ts',
  'e2e/support/shifted-clock.ts',
  'e2e/support/browsers/firstScript.ts',
  'web/src/lib/http/checkClock.test.ts',
  'web/test/pages/wrong-clock.test.tsx',
]);
/** `tools/` and `scripts/` measure and name by the machine's own time. */
const pinned = /^(domain|contract|server|web|e2e)\//;
const asking = /\bTemporal\.Now\b|\bDate\.now\b|\bnew Date\b(?!\()|(?<![\w.])Date\(\s*\)/;

/** @returns {string[]} a sentence for each line of the file that reads the machine's clock */
export function clockFaults(name, text) {
  if (!pinned.test(name) || clocks.has(name)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      asking.test(line) ? [`${name}:${index + 1} asks the machine what time it is; ask the clock.`] : [],
    );
}
