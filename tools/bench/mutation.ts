// Puts small faults into the rules and the use cases, one at a time, and counts those that a test finds.
//
//   node tools/bench/mutation.ts [--count=300] [--seed=cablepark] [--depth=quick|long] [--repository=/another/clone]
//        [--tests=domain,server] [--seconds=30] [--out=mutation.jsonl]
//
// A mutant meets only the tests that reach its place, on SQLite, for half a minute at most: first those beside it. The same seed draws the
// same mutants from two versions of the code, so that their tests can be compared. What `--out` names already is not asked again.
import { existsSync, globSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/root.mjs';
import { drawn, type Mutant, mutantsOf } from './mutation/mutants.ts';
import { reaching } from './mutation/reaching.ts';
import { TestRuns } from './mutation/test-runs.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'cablepark' },
    depth: { type: 'string', default: 'quick' },
    repository: { type: 'string', default: root },
    tests: { type: 'string', default: '' },
    seconds: { type: 'string', default: '30' },
    out: { type: 'string', default: '' },
  },
});

const places = ['domain', ...['bookings', 'payments', 'passes', 'checkouts', 'accounts'].map(moduleFolder)];
const notMutated = /\.test\.ts$|\/testing\/|\.routes\.ts$|\.schema\.ts$|\/index\.ts$|node_modules/;

function moduleFolder(name: string): string {
  return join('server', 'src', 'modules', name);
}

/** `late`: no test had failed when the time was over. */
type Fate = 'killed' | 'survived' | 'late' | 'unreached';

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

const fates = new Map<string, Fate>(await kept());
const runs = new TestRuns(repository, values.depth);
await runs.prepare(mutants);
const { tests, reached } = await runs.reach(values.tests === '' ? [] : values.tests.split(','));
const broken = tests.filter(({ passes }) => !passes);
say(`${tests.length} tests, ${broken.length} of which fail without a mutant and are left out.`);
for (const [number, mutant] of mutants.entries()) {
  if (fates.has(mutant.key)) continue;
  // oxlint-disable-next-line no-await-in-loop -- Each has the machine to itself, so that time-outs mean something.
  const fate = await fateOf(number, mutant);
  fates.set(mutant.key, fate);
  const line = { key: mutant.key, place: `${mutant.file}:${mutant.line}`, fate };
  // oxlint-disable-next-line no-await-in-loop -- As above.
  if (values.out) await appendFile(values.out, `${JSON.stringify(line)}\n`);
  say(
    `${number + 1}/${mutants.length} ${fate}: ${line.place} ${mutant.key.slice(mutant.file.length + 2, 160)}`,
  );
}
runs.close();
const count = (fate: Fate) => mutants.filter(({ key }) => fates.get(key) === fate).length;
say(
  `${count('killed')} killed, ${count('survived')} survived, ${count('late')} late, ${count('unreached')} reached by no test.`,
);
process.exit();

async function fateOf(number: number, { file }: Mutant): Promise<Fate> {
  const withinMs = Number(values.seconds) * 1000;
  for (;;) {
    const theirs = reaching(number, join(repository, file), tests, reached);
    if (theirs.length === 0) return 'unreached';
    // oxlint-disable-next-line no-await-in-loop -- What it says decides whether there is another round.
    const answer = await runs.run(number, theirs, withinMs);
    if (answer === null) return 'late';
    if (!answer.isFailed) return 'survived';
    const failing = theirs.filter((each) => answer.failed.includes(each.file));
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const control = await runs.run(null, failing, withinMs);
    if (control && !control.isFailed) return 'killed';
    for (const each of failing) askWhole(each.file);
  }
}

/** Without a mutant it fails as well: some of its tests need what others leave behind. From now on all are run, or none where that fails, too. */
function askWhole(file: string): void {
  const reach = reached.find((each) => each.file === file);
  if (reach && !reach.isWhole) reach.isWhole = true;
  else for (const test of tests) if (test.file === file) test.passes = false;
  say(`${file} fails without a mutant.`);
}

async function kept(): Promise<[string, Fate][]> {
  if (!values.out || !existsSync(values.out)) return [];
  const lines = (await readFile(values.out, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => {
    const { key, fate } = JSON.parse(line) as { key: string; fate: Fate };
    return [key, fate];
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
