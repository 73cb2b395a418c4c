// `npm run audit`: what lighthouse says of every public page and the planner, seen by a phone on a slow line: in Polish the
// median of three runs, in English one. A server in production mode with the sample park; writes AUDIT.md beside this file.
// `npm run audit -- /prices /bar` prints what it finds on these pages and writes nothing.
import { chromium } from '@playwright/test';
import { freePort, openPark } from '../../e2e/support/park.ts';
import { publicPages } from '../../e2e/support/public.ts';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/build.mjs';
import { auditPage, median, type PageAudit } from './audit-page.ts';
import { report } from './audit-report.ts';
import { publish } from './machine.ts';

const passes = [
  { language: 'pl', query: '', runs: 3 },
  { language: 'en', query: '?lang=en', runs: 1 },
] as const;

const wanted = process.argv.slice(2);
await ensureBuilt();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [
    `--remote-debugging-port=${port}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
// Its browser has the machine's clock.
const park = await openPark({ NODE_ENV: 'production' }, Temporal.Now.instant());
try {
  const audits: PageAudit[] = [];
  for (const { language, query, runs } of passes) {
    for (const path of wanted.length > 0 ? wanted : publicPages) {
      const found: PageAudit[] = [];
      for (let run = 0; run < runs; run += 1) {
        found.push(await auditPage(`${park.url}${path}${query}`, { language, path }, port));
      }
      audits.push(median(found));
      process.stderr.write(`${language} ${path}: ${Math.round(median(found).scores.performance)}\n`);
    }
  }
  const text = report(audits, browser.version());
  if (wanted.length === 0) await publish('AUDIT.md', text);
  else process.stdout.write(text);
} finally {
  await browser.close();
  await park.close();
}
