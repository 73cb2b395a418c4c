import { groupBy } from '@cablepark/domain/grouping';

export type RecordState = Readonly<Record<string, unknown>>;

/** Indexes of an item in both lists, from 0. */
export interface Pair {
  was: number;
  is: number;
}

/** Matches the items of two lists: by id if there is one; else by equality, then by name, then by words. */
export function pairUp(was: readonly RecordState[], is: readonly RecordState[]): Pair[] {
  const marks = [...was, ...is].every(({ id }) => typeof id === 'string') ? [idOf] : [allOf, nameOf, wordsOf];
  const pairs: Pair[] = [];
  for (const mark of marks) {
    const unmatched = groupBy(
      [...was.keys()].filter((index) => !pairs.some((pair) => pair.was === index)),
      (index) => mark(was[index] ?? {}),
    );
    for (const [index, each] of is.entries()) {
      if (pairs.some((pair) => pair.is === index)) continue;
      const match = unmatched.get(mark(each))?.shift();
      if (match !== undefined) pairs.push({ was: match, is: index });
    }
  }
  return pairs;
}

/** Items that changed their order: the smallest possible set of moves. */
export function movedOf(pairs: readonly Pair[]): Pair[] {
  const longest = new Map<Pair, Pair[]>();
  for (const pair of pairs.toSorted((a, b) => a.is - b.is)) {
    const before = [...longest].filter(([earlier]) => earlier.was < pair.was).map(([, run]) => run);
    longest.set(pair, [...longerOf(before), pair]);
  }
  const fixedPairs = new Set(longerOf([...longest.values()]));
  return pairs.filter((pair) => !fixedPairs.has(pair));
}

function longerOf(runs: readonly Pair[][]): Pair[] {
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}

const idOf = ({ id }: RecordState) => String(id);
const allOf = (state: RecordState) => JSON.stringify(state);
const nameOf = ({ name, heading }: RecordState) => JSON.stringify(name ?? heading);
const wordsOf = ({ text, picture }: RecordState) => JSON.stringify(text ?? picture);
