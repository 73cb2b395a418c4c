// `npm test`: everything that guards a commit, from a fresh clone. `npm run test:long`: the same at full depth. That one, and
// `npm test -- --record`, write what came of it to tools/bench/TESTS.md. The last line counts the tests; the exit code is 0
// only if all is well.
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { overBudget, timeLines, timeOf } from './budgets.mjs';
import { ensureBuilt, isBuilt } from './build.mjs';
import { check } from './check.mjs';
import { reports } from './dearest.mjs';
import { ensureInstalled } from './install.mjs';
import { oldBrowserFaults } from './old-browsers/old-browsers.mjs';
import { ensureOtherBrowsers, notRunTexts } from './other-browsers.mjs';
import { nodeProgram, root, toolEnvironment } from './root.mjs';
import { run, say } from './run.mjs';
import { countJourneys, countVitest } from './tests.mjs';

const isLong = process.argv.includes('--long');
const isRecorded = isLong || process.argv.includes('--record');
const depth = { TEST_DEPTH: isLong ? 'long' : 'quick' };
const loadAtFirst = loadavg()[0];
const nothing = { passed: 0, failures: [] };

/** Each step tells what passed and failed in it; a step that breaks counts as one failure. */
const steps = {
  installing: async () => {
    await ensureInstalled();
    return nothing;
  },
  building: async () => {
    // The journeys say what they think of a site that cannot be built.
    await ensureBuilt().catch(() => undefined);
    return nothing;
  },
  // The tests wait for databases and clocks, and leave the processors a fifth of the time: the check fills it.
  'check, rules, server and web': async () => {
    const [faults, tests] = await Promise.all([checkAll(), countVitest(depth)]);
    return { ...tests, failures: [...faults, ...tests.failures] };
  },
  // Takes no time where there is one already; without one the journeys fail, and say why.
  'fetching the browser': async () => {
    await ensureBrowser().catch(() => undefined);
    if (isLong) await ensureOtherBrowsers();
    return nothing;
  },
  'journeys in the browser': () => countJourneys(depth),
};

async function checkAll() {
  const failures = await check();
  return [...failures, ...(await shippedFaults())];
}

/** What old browsers lack of the built site: it may not have been there when `check` looked. */
async function shippedFaults() {
  return (await isBuilt()) ? oldBrowserFaults({ isBuilt: true }) : [];
}

async function testAll() {
  const parts = [];
  for (const [name, step] of Object.entries(steps)) {
    const started = Date.now();
    say(`\n— ${name}`);
    const {
      passed,
      failures,
      unsteady = [],
      dearest = [],
    } = await step().catch((error) => {
      say(error.message);
      return { passed: 0, failures: [error.message] };
    });
    const seconds = (Date.now() - started) / 1000;
    parts.push({ name, passed, failures, unsteady, dearest, seconds });
    say(`— ${name}: ${failures.length === 0 ? 'fine' : `${failures.length} failed`}, ${timeOf(seconds)}`);
    if (name === 'installing' && failures.length > 0) break;
  }
  return parts;
}

/** How long each part took, and what in it took longest. */
function sayTimes(parts) {
  for (const { name, dearest } of parts.filter(({ dearest }) => dearest.length > 0)) {
    say(`\n— ${name}: the dearest`);
    for (const { name, seconds } of dearest) say(`${timeOf(seconds).padStart(6)}  ${name}`);
  }
  say(['\n— the parts', ...timeLines(parts), ''].join('\n'));
}

/** Written by a program of its own: the report's tools are TypeScript, which the Node that runs this may not know. */
async function summarize(parts) {
  const file = join(reports, 'summary.json');
  await mkdir(reports, { recursive: true });
  await writeFile(file, JSON.stringify({ parts, load: loadAtFirst, depth: depth.TEST_DEPTH }));
  const report = [join(root, 'tools', 'bench', 'tests.ts'), file];
  await run(nodeProgram(), report, { env: toolEnvironment() });
}

const parts = await testAll();
sayTimes(parts);
if (isRecorded) await summarize(parts).catch((error) => say(error.message));
let [passed, failed] = [0, 0];
for (const part of parts) {
  passed += part.passed;
  failed += part.failures.length;
  for (const failure of part.failures) say(`Failed: ${failure}`);
  for (const journey of part.unsteady) say(`Unsteady, passed at the second try: ${journey}`);
}
if (isLong) for (const text of notRunTexts()) say(text);
if (!isLong) for (const part of overBudget(parts)) say(`Over its budget: ${part}`);
// Nothing failed and nothing passed: then nothing was tested.
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
