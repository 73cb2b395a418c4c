// Firefox and WebKit for the long run: installed ones that WebDriver drives, else Playwright's own builds.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installFromPlaywright, installPackages } from './browser.mjs';
import { nodeProgram, root } from './root.mjs';
import { say } from './run.mjs';

const firefoxes = ['firefox-esr', 'firefox'];
const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
/** Debian's, for this processor. */
const miniBrowsers = ['x86_64', 'aarch64'].map(
  (processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * How a browser is driven: `installed` by WebDriver, `playwright` by Playwright.
 * @typedef {{ by: 'installed', programs: { browser: string, driver?: string, display?: string } } | { by: 'playwright' }} OtherBrowser
 */

/** What a script found before it started the journeys: starting a browser to see whether it starts takes seconds. */
const handedOver = 'OTHER_BROWSERS';

/** @returns {{ firefox: OtherBrowser | null, webkit: OtherBrowser | null }} null for one that is not here */
export function findOtherBrowsers() {
  const found = process.env[handedOver];
  return found ? JSON.parse(found) : lookForThem();
}

/** For the environment of the journeys. */
export function otherBrowsersFound() {
  return { [handedOver]: JSON.stringify(findOtherBrowsers()) };
}

function lookForThem() {
  return {
    firefox: installedFirefox() ?? playwrights('firefox'),
    webkit: installedWebKit() ?? playwrights('webkit'),
  };
}

/** Gets those that are not here, where they are to be had. @returns the same as `findOtherBrowsers` */
export async function ensureOtherBrowsers() {
  for (const name of missing()) {
    say(`Installing ${name} …`);
    await installPackages(packages[name]);
  }
  for (const name of missing()) await installFromPlaywright(name);
  return findOtherBrowsers();
}

/** @returns {string[]} a sentence for each that is not here */
export function notRunTexts(found = findOtherBrowsers()) {
  return missing(found).map(
    (name) =>
      `Not run: the main ways in ${name}. Neither Debian's ${packages[name].join(' and ')} nor Playwright's build of it could be had.`,
  );
}

function missing(found = findOtherBrowsers()) {
  return Object.keys(found).filter((name) => found[name] === null);
}

/** @returns {OtherBrowser | null} */
function installedFirefox() {
  const browser = [process.env.FIREFOX, ...firefoxes.map(onPath), macFirefox].find(
    (file) => file && existsSync(file),
  );
  return browser ? { by: 'installed', programs: { browser } } : null;
}

/** @returns {OtherBrowser | null} */
function installedWebKit() {
  const browser = miniBrowsers.find((file) => existsSync(file));
  const [driver, display] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  return browser && driver && display ? { by: 'installed', programs: { browser, driver, display } } : null;
}

/** @returns {OtherBrowser | null} */
function playwrights(name) {
  try {
    const library = createRequire(join(root, 'e2e', 'package.json')).resolve('@playwright/test');
    const { [name]: type } = createRequire(library)(library);
    if (!existsSync(type.executablePath())) return null;
    // A download may be there and still lack a library of the system: only starting it tells.
    const start = `require(${JSON.stringify(library)}).${name}.launch().then((browser) => browser.close())`;
    return spawnSync(nodeProgram(), ['-e', start], { stdio: 'ignore' }).status === 0
      ? { by: 'playwright' }
      : null;
  } catch {
    return null;
  }
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
