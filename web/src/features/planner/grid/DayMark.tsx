import type { DayColour } from '@cablepark/domain/planner/day-summary';
import { ClockIcon, LockIcon } from '../../../ui/pageIcons.tsx';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { StarIcon } from './StarIcon.tsx';
import type { Waiting } from './waitingDays.ts';

/** The mark of a day beside its colour, so that colour is never the only sign; a free day has its number instead. */
export function DayMark({ colour, waiting }: { colour: DayColour; waiting?: Waiting | undefined }) {
  if (waiting) return waiting === 'held' ? <ClockIcon strokeWidth={3} /> : null;
  if (colour === 'mine') return <CheckIcon strokeWidth={3} />;
  if (colour === 'full') return <LockIcon strokeWidth={2.5} />;
  if (colour === 'event') return <StarIcon />;
  return null;
}
