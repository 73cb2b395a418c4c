import type { Decision } from '../decision.ts';
import type { BookedRefusal } from '../slots/slot-rules.ts';

export interface SeasonChangeFacts {
  /** Whether a change is running or being undone. */
  isBusy: boolean;
  /** The current version, and the one that the editor has seen. */
  version: number;
  seenVersion: number;
}

/** May the season change? One change at a time, by an editor with the current version. */
export function decideSeasonChange({ isBusy, version, seenVersion }: SeasonChangeFacts): Decision {
  if (isBusy) return 'SEASON_BUSY';
  return version === seenVersion ? 'ok' : 'SEASON_CHANGED';
}

export interface SeasonUndoFacts {
  isBusy: boolean;
  /** Whether nothing changed after it, and it is not undone yet. */
  isLast: boolean;
  /** Slots that it made or repriced and that a rider or staff have taken since. */
  taken: number[];
}

/** May the last change be undone? Only until somebody books one of its slots. */
export function decideSeasonUndo({ isBusy, isLast, taken }: SeasonUndoFacts): Decision | BookedRefusal {
  if (isBusy) return 'SEASON_BUSY';
  if (!isLast) return 'SEASON_CHANGED';
  return taken.length > 0 ? { code: 'SLOT_BOOKED', slots: taken } : 'ok';
}
