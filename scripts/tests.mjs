import { mkdir, rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import {
  dearestFiles,
  dearestJourneys,
  journeyFile,
  playwrightReport,
  readReport,
  vitestReport,
} from './dearest.mjs';
import { otherBrowsersFound } from './other-browsers.mjs';
import { nodeProgram, programOf, root, toolEnvironment } from './root.mjs';
import { run, say } from './run.mjs';
import { filesToTryAgain } from './second-try.mjs';

/** How many of the dearest files and journeys a run names. */
const namedCount = 10;

/**
 * What a run of tests came to.
 * @typedef {{ passed: number, failures: string[], unsteady?: string[], dearest?: import('./dearest.mjs').Cost[] }} Outcome
 *   what is unsteady passed, but not at once; `dearest` took longest
 */

/** Runs vitest with these words of its command line, to its end unless `--watch` is one of them. @returns {Promise<number>} its exit code */
export function runVitest(words, env = {}) {
  const isWatching = words.includes('--watch');
  const command = isWatching ? 'watch' : 'run';
  // A person who watches presses keys to choose tests, or to end.
  const terminal = isWatching ? { stdio: 'inherit' } : {};
  return run(nodeProgram(), [programOf('vitest'), command, ...words], {
    ...terminal,
    env: toolEnvironment(env),
  });
}

/** Runs the journeys, on a site built from the present sources. @returns {Promise<number>} Playwright's exit code */
export async function runJourneys(words, env = {}) {
  const browser = await ensureBrowser();
  await ensureBuilt();
  const program = [programOf('@playwright/test', 'playwright'), 'test', '-c', 'e2e', ...words];
  return run(nodeProgram(), program, {
    env: toolEnvironment({ CHROMIUM: browser, SERVER_BUILT: '1', ...otherBrowsersFound(), ...env }),
  });
}

/** All tests that need no browser; in the quick run a few of them get a second try (docs/decisions/045). @returns {Promise<Outcome>} */
export async function countVitest(env) {
  const first = await countedVitest(env);
  const again = env.TEST_DEPTH === 'long' ? [] : filesToTryAgain(first.failures);
  if (again.length === 0) return { ...first, failures: first.failures.map(failureText) };
  say(`\n— once more, alone: ${again.join(', ')}`);
  const second = await countedVitest(env, again);
  const hasPassed = ({ file }) =>
    again.includes(file) && !second.failures.some((failure) => failure.file === file || !failure.file);
  const unsteady = first.failures.filter(hasPassed);
  return {
    passed: first.passed + unsteady.length,
    failures: first.failures.filter((failure) => !hasPassed(failure)).map(failureText),
    unsteady: unsteady.map(failureText),
    dearest: first.dearest,
  };
}

/** @param {readonly string[]} files only these; all where none is named */
async function countedVitest(env, files = []) {
  await emptied(vitestReport);
  const words = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const code = await runVitest([...files, ...words], { SERVER_BUILT: '1', ...env });
  const report = await readReport(vitestReport);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0 && status === 'failed') return [{ file, text: 'could not be run', why: '' }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      text: fullName,
      why: firstLine(failureMessages),
    }));
  });
  return {
    passed: report?.numPassedTests ?? 0,
    failures: orSilent(code, failures),
    dearest: dearestFiles(report, namedCount),
  };
}

/** The short form of a failure at the end of a run; the test's own output has all of it. */
function failureText({ file, text, why }) {
  return `${file && `${file}: `}${text}${why && ` — ${why}`}`;
}

function firstLine([message = ''] = []) {
  return message.split('\n', 1)[0].slice(0, 300);
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
  const failures = journeysOf(suites, 'unexpected').map((text) => ({ file: '', text, why: '' }));
  return {
    passed,
    failures: orSilent(code, failures).map(failureText),
    unsteady: journeysOf(suites, 'flaky'),
    dearest: dearestJourneys(report, namedCount),
  };
}

/** @param {string} wanted how Playwright calls what became of them */
function journeysOf(suites, wanted) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `${journeyFile(file)} on ${projectName}: ${title}`),
    ),
    ...journeysOf(inner, wanted),
  ]);
}

/** A run that ends badly without a failed test (a file that does not load, no report at all) still counts as a failure. */
function orSilent(code, failures) {
  const isSilent = code !== 0 && failures.length === 0;
  return isSilent ? [{ file: '', text: `ended with code ${code}`, why: '' }] : failures;
}

async function emptied(file) {
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
}
