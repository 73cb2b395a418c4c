// `npm test`: everything that guards a commit, from a fresh clone. `npm run test:long`: the same at full depth, with a summary
// in tools/bench/TESTS.md. The last line counts the tests; the exit code is 0 only if all is well.
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { nodeProgram, root, toolEnvironment } from './root.mjs';
import { run, say } from './run.mjs';
import { countJourneys, countVitest } from './tests.mjs';

const isLong = process.argv.includes('--long');
const depth = { TEST_DEPTH: isLong ? 'long' : 'quick' };
const loadAtFirst = loadavg()[0];

/** Each step tells what passed and failed in it; a step that breaks counts as one failure. */
const steps = {
  'format, lint and types': async () => {
    // The journeys say what they think of a site that cannot be built.
    const built = ensureBuilt().catch(() => undefined);
    const failures = await check();
    await built;
    return { passed: 0, failures };
  },
  'rules, server and web': () => countVitest(depth),
  'journeys in the browser': () => countJourneys(depth),
};

async function testAll() {
  await ensureInstalled();
  const parts = [];
  for (const [name, step] of Object.entries(steps)) {
    const started = Date.now();
    say(`\n— ${name}`);
    const {
      passed,
      failures,
      unsteady = [],
    } = await step().catch((error) => {
      say(error.message);
      return { passed: 0, failures: [error.message] };
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    parts.push({ name, passed, failures, unsteady, seconds });
    say(`— ${name}: ${failures.length === 0 ? 'fine' : `${failures.length} failed`}, ${seconds} s`);
  }
  return parts;
}

/** Written by a program of its own: the report's tools are TypeScript, which the Node that runs this may not know. */
async function summarize(parts) {
  const file = join(root, '.cache', 'reports', 'summary.json');
  await mkdir(join(root, '.cache', 'reports'), { recursive: true });
  await writeFile(file, JSON.stringify({ parts, load: loadAtFirst }));
  const report = [join(root, 'tools', 'bench', 'tests.ts'), file];
  await run(nodeProgram(), report, { env: toolEnvironment() });
}

const parts = await testAll().catch((error) => {
  say(error.message);
  return [{ name: 'the run itself', passed: 0, failures: [error.message], unsteady: [], seconds: 0 }];
});
if (isLong) await summarize(parts).catch((error) => say(error.message));
let [passed, failed] = [0, 0];
for (const part of parts) {
  passed += part.passed;
  failed += part.failures.length;
  for (const failure of part.failures) say(`Failed: ${failure}`);
  for (const journey of part.unsteady) say(`Unsteady, passed at the second try: ${journey}`);
}
// Nothing failed and nothing passed: then nothing was tested.
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
