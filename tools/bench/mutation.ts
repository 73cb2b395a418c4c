// Puts small faults into the rules and the use cases, one at a time, and counts those that a test finds.
//
//   node tools/bench/mutation.ts [--count=300] [--seed=cablepark] [--depth=quick|long] [--repository=/another/clone]
//        [--tests=domain,server] [--out=mutation.json]
//
// A mutant meets only the files of tests that reach its place, on SQLite, for half a minute at most: first the quick ones. The
// same seed draws the same mutants from two versions of the code, so that their tests can be compared.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/root.mjs';
import { drawn, mutantsOf } from './mutation/mutants.ts';
import { type TestFile, TestRuns } from './mutation/test-runs.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'cablepark' },
    depth: { type: 'string', default: 'quick' },
    repository: { type: 'string', default: root },
    tests: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
  },
});

const places = ['domain', ...['bookings', 'payments', 'passes', 'checkouts', 'accounts'].map(moduleFolder)];
const notMutated = /\.test\.ts$|\/testing\/|\.routes\.ts$|\.schema\.ts$|\/index\.ts$|node_modules/;
const limitMs = 30_000;
/** Of the files that reach a mutant, those that together take no longer go first. */
const firstMs = 4_000;

function moduleFolder(name: string): string {
  return join('server', 'src', 'modules', name);
}

const repository = resolve(values.repository);
const files = places
  .flatMap((place) => globSync(`${place}/**/*.ts`, { cwd: repository }))
  .filter((file) => !notMutated.test(file))
  .toSorted();
const all = (
  await Promise.all(
    files.map(async (file) => mutantsOf(file, await readFile(join(repository, file), 'utf8'))),
  )
).flat();
const mutants = drawn(all, Number(values.count), values.seed);
say(`${mutants.length} of ${all.length} mutants in ${files.length} files.`);

const runs = new TestRuns(repository, values.depth);
await runs.prepare(mutants);
const reached = await runs.reach(values.tests === '' ? [] : values.tests.split(','));

type Fate = 'killed' | 'survived' | 'late' | 'unreached';
const fates: { key: string; place: string; fate: Fate }[] = [];
for (const [number, { key, file, line }] of mutants.entries()) {
  // oxlint-disable-next-line no-await-in-loop -- Each has the machine to itself, so that time-outs mean something.
  const fate = await fateOf(number);
  fates.push({ key, place: `${file}:${line}`, fate });
  say(`${number + 1}/${mutants.length} ${fate}: ${file}:${line} ${key.slice(file.length + 2, 160)}`);
}
const count = (fate: Fate) => fates.filter((each) => each.fate === fate).length;
say(
  `${count('killed')} killed, ${count('survived')} survived, ${count('late')} late, ${count('unreached')} reached by no test.`,
);
if (values.out) await writeFile(values.out, JSON.stringify({ ...values, fates }, null, 2));

async function fateOf(number: number): Promise<Fate> {
  const theirs = reached.filter(({ reached }) => reached.includes(number)).toSorted((a, b) => a.ms - b.ms);
  if (theirs.length === 0) return 'unreached';
  const begun = performance.now();
  for (const files of inTwo(theirs)) {
    const leftMs = limitMs - (performance.now() - begun);
    // oxlint-disable-next-line no-await-in-loop -- The second half is not needed where the first finds the mutant.
    const isKilled = await runs.isKilled(number, files, leftMs);
    if (isKilled) return isKilled === 'late' ? 'late' : 'killed';
  }
  return 'survived';
}

function inTwo(files: readonly TestFile[]): string[][] {
  let ms = 0;
  const isFirst = files.map((each) => (ms += each.ms) <= firstMs);
  const first = files.filter((_, index) => isFirst[index] || index === 0);
  const rest = files.filter((each) => !first.includes(each));
  return [first, rest].filter(({ length }) => length > 0).map((some) => some.map(({ file }) => file));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
