// Writes what a run of tests came to into TESTS.md. `npm run test:long` and `npm test -- --record` call this.
import { readFile } from 'node:fs/promises';
import { budgets, timeOf } from '../../scripts/budgets.mjs';
import type { Cost } from '../../scripts/dearest.mjs';
import { long } from '../../server/test/support/depth.ts';
import { calibrate } from './calibrate.ts';
import { machine, publish } from './machine.ts';

interface Part {
  name: string;
  passed: number;
  failures: string[];
  seconds: number;
  dearest: Cost[];
}

interface Run {
  parts: Part[];
  load: number;
  depth: 'quick' | 'long';
}

const titles = { quick: 'The quick depth', long: 'The full depth' };

/** What the full depth does more of. */
const ofLong = `Of it: ${long.bookingRaces} rounds of 20 riders for one slot, ${long.crashes} crashes amid bookings, ${long.deskCrashes} amid a desk's work and ${long.kills}
at a moment of chance, each on SQLite and on PostgreSQL; ${long.passRaces} rounds of twenty phones for the last slot of a pass, ${long.lateRaces} of money that comes
late for a slot that another wants, and ${long.passRuns} made-up histories of passes; a server killed before and after every call to a payment provider, and at each
of its writes when somebody pays with a pass, shares, buys or gives one back, or pays online; ${long.queries} made-up queries for each collection and viewer; every journey on a
phone and at a desk, in both languages; every public page in three sizes.`;

const { parts, load, depth } = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Run;
const other = depth === 'quick' ? 'long' : 'quick';
const sections = { [depth]: await section(), [other]: await keptSection(other) };
await publish(
  'TESTS.md',
  `# What the tests take\n\n${[sections['quick'], sections['long']].filter(Boolean).join('\n\n')}\n`,
);

async function section(): Promise<string> {
  const { hashMs, buildMs } = await calibrate();
  const command = depth === 'quick' ? 'npm test -- --record' : 'npm run test:long';
  const day = Temporal.Now.plainDateISO().toString();
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  const failures = parts.flatMap((part) => part.failures);
  const rows = parts.map(({ name, passed, failures, seconds }) => {
    const budget = depth === 'quick' ? ((budgets as Record<string, number>)[name] ?? null) : null;
    return `| ${name} | ${passed || ''} | ${failures.length} | ${timeOf(seconds)} | ${budget === null ? '' : timeOf(budget)} |`;
  });
  const dearest = parts.flatMap(({ dearest }) => dearest);
  return `## ${titles[depth]}

Written by \`${command}\` on ${day}: ${machine(load)}. In the same run a password of production cost took
${hashMs.toFixed(0)} ms to hash, and the site ${(buildMs / 1000).toFixed(1)} s to bundle: by these two machines can be compared.

| part | passed | failed | min:s | budget |
| --- | --: | --: | --: | --: |
${rows.join('\n')}
| together | ${sum(({ passed }) => passed)} | ${failures.length} | ${timeOf(sum(({ seconds }) => seconds))} | |
${depth === 'long' ? `\n${ofLong}\n` : ''}
The dearest files and journeys:

${dearest.map(({ name, seconds }) => `- ${timeOf(seconds)} ${name}`).join('\n')}

${failures.length === 0 ? 'Nothing failed.' : `Failed:\n\n${failures.map((failure) => `- ${failure}`).join('\n')}`}`;
}

/** What the last run of that depth wrote. */
async function keptSection(of: Run['depth']): Promise<string | undefined> {
  const text = await readFile(new URL('TESTS.md', import.meta.url), 'utf8').catch(() => '');
  const parts = text.split(/^(?=## )/m);
  return parts.find((part) => part.startsWith(`## ${titles[of]}\n`))?.trim();
}
