import type { Language } from '@cablepark/domain/time/display';
import { languages } from '@cablepark/domain/time/display';

/** What one call of the command audits. */
export interface Plan {
  paths: readonly string[];
  languages: readonly Language[];
  rounds: number;
  /** Whether a home page with photos of the park's own is audited, too. */
  withPhotos: boolean;
  /** Whether the first and the second tap are measured. */
  withTaps: boolean;
  /** Whether the report replaces the one that is kept. */
  isWhole: boolean;
}

/** Visits of each kind whose taps are measured. */
export const tapRounds = 6;
const quick = { paths: ['/', '/prices', '/planner/1'], rounds: 3 } as const;
const rounds = 5;

/**
 * @param words of the command line: paths, `--quick`, `--photos`, `--taps`: these alone
 * @param all paths of public pages
 */
export function planOf(words: readonly string[], all: readonly string[]): Plan {
  const isQuick = words.includes('--quick');
  const named = words.filter((word) => !word.startsWith('--'));
  const isWhole = words.length === 0;
  const some = isQuick ? quick.paths : all;
  const tapsAlone = words.includes('--taps');
  return {
    paths: tapsAlone ? [] : named.length > 0 ? named : some,
    languages: isQuick ? ['pl'] : languages,
    rounds: isQuick ? quick.rounds : rounds,
    withPhotos: isWhole || words.includes('--photos'),
    withTaps: isWhole || tapsAlone,
    isWhole,
  };
}
