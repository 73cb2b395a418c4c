import { expect, test, vi } from 'vitest';
import { mutantsOf } from './mutants.ts';
import { switched } from './plugin.ts';

const code = 'export default (a, b, note) => { if (a > 1 && !b) return "both"; note(); return a + 2; };';
const mutants = mutantsOf('domain/rule.ts', code).map((mutant, number) => ({ ...mutant, number }));

const { default: rule } = (await import(
  `data:text/javascript,${encodeURIComponent(switched(code, mutants))}`
)) as { default: (a: number, b: boolean, note: () => void) => unknown };

/** What the rule comes to with this mutant, or none, and how often it notes. */
function run(on: number | null, a: number, b: boolean) {
  vi.stubGlobal('isMutant', (number: number) => number === on);
  const note = vi.fn();
  return [rule(a, b, note), note.mock.calls.length];
}

test('Without a mutant the code does what it did', () => {
  expect([run(null, 2, false), run(null, 1, false), run(null, 2, true)]).toEqual([
    ['both', 0],
    [3, 1],
    [4, 1],
  ]);
});

test.each([
  ['a > 1', '(a) >= (1)', 1, false, ['both', 0]],
  ['a > 1 && !b', '(a > 1) || (!b)', 1, false, ['both', 0]],
  ['a > 1 && !b', 'false', 2, false, [4, 1]],
  ['!b', 'b', 2, true, ['both', 0]],
  ['note();', ';', 1, false, [3, 0]],
  ['a + 2', '(a) - (2)', 1, false, [-1, 1]],
  ['2', '3', 1, false, [4, 1]],
] as const)('%s as %s', (before, after, a, b, result) => {
  const mutant = mutants.find((each) => each.before === before && each.after === after);
  expect(run(mutant?.number ?? -1, a, b)).toEqual(result);
});
