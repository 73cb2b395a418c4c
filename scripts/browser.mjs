import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { nodeProgram, programOf, root, toolEnvironment } from './root.mjs';
import { run, runQuietly, say } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's Chromium without windows: a journey is half the work for it. */
const shell = 'chromium-headless-shell';
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const downloadLimitMs = 180_000;

/**
 * A Chromium: the one in CHROMIUM, an installed one, or Playwright's own.
 * @param {{ whole?: boolean }} wanted whole: the full browser that visitors use, for measurements; tests prefer the headless one
 * @returns {string | null} path of a program that starts
 */
export function findBrowser({ whole = false } = {}) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM,
    ...(whole ? names : [shell, ...names]).flatMap((name) => folders.map((folder) => join(folder, name))),
    macChrome,
    playwrightBrowser(),
  ];
  return candidates.find((file) => file && starts(file)) ?? null;
}

/** A download may exist and still lack a system library: only starting it shows that. */
function starts(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

function playwrightBrowser() {
  try {
    return createRequire(join(root, 'e2e', 'package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}

/** Finds a browser or gets one. @returns {Promise<string>} its path. @throws Error saying what to install */
export async function ensureBrowser(wanted = {}) {
  const found = findBrowser(wanted);
  if (found) return found;
  for (const get of [downloadFromPlaywright, () => installFromDebian(wanted)]) {
    await get();
    const gotten = findBrowser(wanted);
    if (gotten) return gotten;
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) and try again.',
  );
}

async function downloadFromPlaywright() {
  say("No Chromium is installed. Getting Playwright's …");
  await installFromPlaywright('chromium');
}

/** @param {'chromium' | 'firefox' | 'webkit'} name of Playwright's own build */
export async function installFromPlaywright(name) {
  await runQuietly(nodeProgram(), [programOf('@playwright/test', 'playwright'), 'install', name], {
    env: toolEnvironment({ PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }),
    timeout: downloadLimitMs,
  });
}

async function installFromDebian({ whole = false }) {
  // Not every Debian has the one without windows.
  const wanted = whole ? [names[0]] : [shell, names[0]];
  say("Installing Debian's Chromium …");
  for (const name of wanted) if (await installPackages([name])) return;
}

/**
 * Installs packages of Debian where that is the system and this account may.
 * @param {readonly string[]} wanted
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installPackages(wanted) {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-y', ...args];
    return isRoot ? run(command[0], command.slice(1)) : run('sudo', ['-n', ...command]);
  };
  const install = () => apt('install', '--no-install-recommends', ...wanted);
  if ((await install()) === 0) return true;
  await apt('update');
  return (await install()) === 0;
}
