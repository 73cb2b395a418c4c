// `npm run audit`: what lighthouse says of every public page and the planner, and of a home page with twelve photos of the park's
// own, on a phone that is as slow on every machine: five rounds in both languages, one page after the other. Writes AUDIT.md beside
// this file, and fails where a goal is missed. `npm run audit -- --quick`, or with paths, prints what it finds of a few pages or of
// these, and writes nothing; `--photos` adds the page with photos. `--taps` measures the first and the second tap of a visit alone; TAPS_AT
// names a server that runs already, so that two builds can be measured in turns, and TAP_ROUNDS another number than six.
import { chromium } from '@playwright/test';
import { freePort } from '../../e2e/support/park.ts';
import { publicPages } from '../../e2e/support/public.ts';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/build.mjs';
import { openBarePage } from './audit/bare.ts';
import { measureIndex } from './audit/calibrate.ts';
import { slowdownFor, spreadOf } from './audit/figures.ts';
import { exitCodeOf } from './audit/goals.ts';
import { openParks } from './audit/parks.ts';
import { planOf, tapRounds } from './audit/plan.ts';
import { report } from './audit/report.ts';
import { auditRounds } from './audit/rounds.ts';
import { missedOf, tapReport } from './audit/taps/report.ts';
import { measureTaps } from './audit/taps/rounds.ts';
import { openBrowser, publish } from './machine.ts';

const plan = planOf(process.argv.slice(2), publicPages);
await ensureBuilt();
const reports: string[] = [];
if (plan.paths.length > 0) reports.push(await auditPages());
if (plan.withTaps) reports.push(await auditTaps());
if (plan.isWhole) await publish('AUDIT.md', reports.join(''));
else process.stdout.write(reports.join(''));

async function auditPages(): Promise<string> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser({ whole: true }),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const bare = await openBarePage();
  const parks = await openParks(plan);
  try {
    const index = await measureIndex(browser, 5);
    const slowdown = slowdownFor(index.median);
    process.stderr.write(`Benchmark index ${Math.round(index.median)}, ${slowdown} times slower\n`);
    const { audits, bareMs } = await auditRounds(parks.pages, bare.url, plan.rounds, { port, slowdown });
    if (exitCodeOf(audits) !== 0) process.exitCode = 1;
    const browserVersion = browser.version();
    return report(audits, { browserVersion, rounds: plan.rounds, index, slowdown, bareMs: spreadOf(bareMs) });
  } finally {
    await parks.close();
    await bare.close();
    await browser.close();
  }
}

async function auditTaps(): Promise<string> {
  const rounds = Number(process.env['TAP_ROUNDS'] ?? tapRounds);
  const running = process.env['TAPS_AT'];
  const parks = running === undefined ? await openParks({ ...plan, withPhotos: false }) : null;
  const browser = await openBrowser();
  try {
    const cases = await measureTaps(browser, running ?? parks?.sampleUrl ?? '', rounds);
    if (cases.some((each) => missedOf(each).length > 0)) process.exitCode = 1;
    return tapReport(cases, rounds);
  } finally {
    await browser.close();
    await parks?.close();
  }
}
