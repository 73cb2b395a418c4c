// `npm run audit`: what lighthouse says of every public page and the planner, and of a home page with twelve photos of the park's
// own, on a phone that is as slow on every machine: five rounds in both languages, one page after the other. Writes AUDIT.md beside
// this file, and fails where a goal is missed. `npm run audit -- --quick`, or with paths, prints what it finds of a few pages or of
// these, and writes nothing; `--photos` adds the page with photos.
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
import { planOf } from './audit/plan.ts';
import { report } from './audit/report.ts';
import { auditRounds } from './audit/rounds.ts';
import { publish } from './machine.ts';

const plan = planOf(process.argv.slice(2), publicPages);
await ensureBuilt();
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
  const text = report(audits, {
    browserVersion: browser.version(),
    rounds: plan.rounds,
    index,
    slowdown,
    bareMs: spreadOf(bareMs),
  });
  if (plan.isWhole) await publish('AUDIT.md', text);
  else process.stdout.write(text);
  process.exitCode = exitCodeOf(audits);
} finally {
  await parks.close();
  await bare.close();
  await browser.close();
}
