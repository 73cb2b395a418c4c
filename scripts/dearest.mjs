// What of a run of tests took longest, from the reports that vitest and Playwright leave.
import { readFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { root } from './root.mjs';

/** The folder of a run's reports. */
export const reports = join(root, '.cache', 'reports');
export const vitestReport = join(reports, 'vitest.json');
export const playwrightReport = join(reports, 'playwright.json');

/** @returns {Promise<{ vitest: object | null, playwright: object | null }>} null where there is none */
export async function readReports(vitest = vitestReport, playwright = playwrightReport) {
  return { vitest: await readReport(vitest), playwright: await readReport(playwright) };
}

export async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @typedef {{ name: string, seconds: number, tests: number }} Cost */

/** Files of vitest's report by how long they ran, the setting up and closing of their databases included. @returns {Cost[]} */
export function dearestFiles(report, count) {
  const files = (report?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
  return dearest(files, count);
}

/** Journeys of Playwright's report; a second try counts with the first. @returns {Cost[]} */
export function dearestJourneys(report, count) {
  return dearest(journeys(report?.suites ?? []), count);
}

function journeys(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ results }) => results.length > 0)
        .map(({ projectName, results }) => ({
          name: `${journeyFile(file)} on ${projectName}: ${title}`,
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          tests: 1,
        })),
    ),
    ...journeys(inner),
  ]);
}

/** Playwright names files from `e2e/journeys`; the main ways in other browsers stand beside it. */
export function journeyFile(file) {
  return posix.join('e2e/journeys', file);
}

function dearest(costs, count) {
  return costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}
