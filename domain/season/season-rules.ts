import type { Decision } from '../decision.ts';
import type { BookedRefusal } from '../slots/slot-rules.ts';

export interface SeasonChangeFacts {
  /** A change is being carried out or undone. */
  isBusy: boolean;
  /** The season's, and the one that whoever asks has seen. */
  version: number;
  seenVersion: number;
}

/** May the season be changed? One change at a time, by whoever knows what it changes. */
export function decideSeasonChange({ isBusy, version, seenVersion }: SeasonChangeFacts): Decision {
  if (isBusy) return 'SEASON_BUSY';
  return version === seenVersion ? 'ok' : 'SEASON_CHANGED';
}

export interface SeasonUndoFacts {
  isBusy: boolean;
  /** Nothing was changed after it, and it is not undone yet. */
  isLast: boolean;
  /** The slots that it made or repriced and that a rider or a hand has taken since. */
  taken: number[];
}

/** May the last change be undone? Until somebody books into it. */
export function decideSeasonUndo({ isBusy, isLast, taken }: SeasonUndoFacts): Decision | BookedRefusal {
  if (isBusy) return 'SEASON_BUSY';
  if (!isLast) return 'SEASON_CHANGED';
  return taken.length > 0 ? { code: 'SLOT_BOOKED', slots: taken } : 'ok';
}
