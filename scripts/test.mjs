// `npm test`: everything, from a fresh clone. Its last line counts the tests; its exit code is 0 only if all is well.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { nodeProgram, programOf, root, toolEnvironment } from './root.mjs';
import { run, say } from './run.mjs';

const reports = join(root, '.cache', 'reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Each step tells what passed and failed in it; a step that breaks counts as one failure. */
const steps = {
  'format, lint and types': async () => ({ passed: 0, failed: (await check()).length }),
  'rules, server and web': async () => {
    const code = await run(
      nodeProgram(),
      [
        programOf('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
      { env: toolEnvironment() },
    );
    const report = await readReport(vitestReport);
    return counted(code, report?.numPassedTests, report?.numFailedTests);
  },
  'journeys in the browser': async () => {
    const browser = await ensureBrowser();
    await ensureBuilt();
    const code = await run(
      nodeProgram(),
      [programOf('@playwright/test', 'playwright'), 'test', '-c', 'e2e', '--reporter=list,json'],
      { env: toolEnvironment({ CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport }) },
    );
    const { stats } = (await readReport(playwrightReport)) ?? {};
    return counted(code, stats?.expected, stats && stats.unexpected + stats.flaky);
  },
};

/** A run that ends badly without a failed test (a file that does not load, no report at all) still counts as a failure. */
function counted(code, passed = 0, failed = 0) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

async function testAll() {
  await ensureInstalled();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const [name, step] of Object.entries(steps)) {
    const started = Date.now();
    say(`\n— ${name}`);
    const { passed, failed } = await step().catch((error) => {
      say(error.message);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    say(
      `— ${name}: ${failed === 0 ? 'fine' : `${failed} failed`}, ${Math.round((Date.now() - started) / 1000)} s`,
    );
  }
  return total;
}

const { passed, failed } = await testAll().catch((error) => {
  say(error.message);
  return { passed: 0, failed: 1 };
});
// Nothing failed and nothing passed: then nothing was tested.
const isFine = failed === 0 && passed > 0;
process.exitCode = isFine ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
