import { dirname } from 'node:path';
import type { FileOfTests, Reach, TestOf } from './test-runs.ts';

/** From the fastest to start to the slowest: a run goes through them one after the other. */
const projects = ['domain', 'contract', 'web', 'server', 'server-alone', 'pages', 'components', 'web-alone'];
const cheap = new Set(['domain', 'contract', 'web']);

/**
 * The tests that reach a mutant, in the order in which they are likely to find it soon: the rules first, then those beside its file, the
 * cheap before the dear. Where it is reached around the tests, as by what makes the park for all of them, it is the whole file. A module is loaded
 * once for many files, by the first of them: whatever is reached then is met by every test that is cheap or beside it, too.
 */
export function reaching(
  number: number,
  file: string,
  tests: readonly TestOf[],
  reached: readonly Reach[],
): FileOfTests[] {
  const byFile = Map.groupBy(
    tests.filter(({ passes }) => passes),
    (test) => test.file,
  );
  const isLoaded = reached.some(({ loading }) => loading.includes(number));
  const found = reached.flatMap((reach) => {
    const all = byFile.get(reach.file) ?? [];
    const isNear = reach.file.startsWith(dirname(file));
    const isCheap = cheap.has(all[0]?.project ?? '');
    const isAround =
      [...reach.outside, ...reach.loading].includes(number) || (isLoaded && (isNear || isCheap));
    const own = all.filter(({ id }) => isAround || reach.tests[id]?.includes(number));
    const theirs = reach.isWhole && own.length > 0 ? all : own;
    const [first] = theirs;
    if (!first) return [];
    const hooksMs = Math.max(0, reach.ms - msOf(all));
    const cost = (hooksMs + msOf(theirs)) * (isNear ? 0.1 : 1) * (isAround ? 3 : 1);
    return [{ file: reach.file, project: first.project, tests: theirs.map(({ id }) => id), cost }];
  });
  const rank = ({ project }: FileOfTests) => projects.indexOf(project);
  return found
    .toSorted((a, b) => rank(a) - rank(b) || a.cost - b.cost)
    .map(({ cost: _cost, ...theirs }) => theirs);
}

function msOf(tests: readonly TestOf[]): number {
  return tests.reduce((sum, { ms }) => sum + ms, 0);
}
