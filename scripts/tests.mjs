import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { nodeProgram, programOf, root, toolEnvironment } from './root.mjs';
import { run } from './run.mjs';

const reports = join(root, '.cache', 'reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/**
 * What a run of tests came to.
 * @typedef {{ passed: number, failures: string[], unsteady?: string[] }} Outcome what is unsteady passed, but not at once
 */

/** Runs vitest with these words of its command line. @returns {Promise<number>} its exit code */
export function runVitest(words, env = {}) {
  return run(nodeProgram(), [programOf('vitest'), 'run', ...words], { env: toolEnvironment(env) });
}

/** Runs the journeys, on a site built from the present sources. @returns {Promise<number>} Playwright's exit code */
export async function runJourneys(words, env = {}) {
  const browser = await ensureBrowser();
  await ensureBuilt();
  const program = [programOf('@playwright/test', 'playwright'), 'test', '-c', 'e2e', ...words];
  return run(nodeProgram(), program, { env: toolEnvironment({ CHROMIUM: browser, ...env }) });
}

/** All tests that need no browser. @returns {Promise<Outcome>} */
export async function countVitest(env) {
  await emptied(vitestReport);
  const words = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const code = await runVitest(words, env);
  const report = await readReport(vitestReport);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0 && status === 'failed') return [`${file}: could not be run`];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}${reason(failureMessages)}`);
  });
  return outcome(code, report?.numPassedTests, failures);
}

/** All journeys. @returns {Promise<Outcome>} */
export async function countJourneys(env) {
  await emptied(playwrightReport);
  const code = await runJourneys(['--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  });
  const report = await readReport(playwrightReport);
  const { suites = [], stats = { expected: 0, flaky: 0 } } = report ?? {};
  const passed = stats.expected + stats.flaky;
  return {
    ...outcome(code, passed, journeysOf(suites, 'unexpected')),
    unsteady: journeysOf(suites, 'flaky'),
  };
}

/** @param {string} wanted how Playwright calls what became of them */
function journeysOf(suites, wanted) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `e2e/journeys/${file} on ${projectName}: ${title}`),
    ),
    ...journeysOf(inner, wanted),
  ]);
}

/** What the end of a run says of a failure: its first line; the whole stands where the test ran. */
function reason([message = ''] = []) {
  const [line] = message.split('\n', 1);
  return line && ` — ${line.slice(0, 300)}`;
}

/** A run that ends badly without a failed test (a file that does not load, no report at all) still counts as a failure. */
function outcome(code, passed = 0, failures = []) {
  const isSilent = code !== 0 && failures.length === 0;
  return { passed, failures: isSilent ? [`ended with code ${code}`] : failures };
}

async function emptied(file) {
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
}

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
