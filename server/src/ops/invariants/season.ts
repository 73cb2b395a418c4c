import { season } from '@cablepark/domain/season/season.schema';
import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

interface Id {
  id: number;
}

/** The season's plan, its slots, and its changes. */
export const seasonInvariants: Invariant[] = [
  invariant(
    'season-is-readable',
    () => sql<Id & { content: string }>`select id, content from season`,
    ({ id, content }) => (isSeason(content) ? null : `The season (row ${id}) cannot be read.`),
  ),
  invariant(
    'planned-slot-is-in-no-gap',
    () => sql<Id & { gap: number }>`
      select slot.id, slot_gap.id as gap from slot_gap
      join slot on slot.asset_id = slot_gap.asset_id
        and slot.start_at < slot_gap.end_at and slot.end_at > slot_gap.start_at
      where slot.planned = 1`,
    ({ id, gap }) => `Slot ${id} was made by the plan where a hand had freed the time (gap ${gap}).`,
  ),
  invariant(
    'planned-slot-is-of-no-event',
    () => sql<Id>`select id from slot where planned = 1 and event_id is not null`,
    ({ id }) => `Slot ${id} belongs to an event, but passes for one of the plan.`,
  ),
  invariant(
    'season-is-changed-by-one-at-a-time',
    () => sql<{ times: number }>`
      select count(*) as times from season_change where state in ('applying', 'undoing') having count(*) > 1`,
    ({ times }) => `${times} changes of the season are carried out at once.`,
  ),
  invariant(
    'season-journal-has-every-step',
    // An undo needs no journal any more, and only the last change can be undone.
    () => sql<Id & { done: number; written: number }>`
      select change.id, change."cursor" as done, count(season_step.id) as written from season_change as change
      left join season_step on season_step.change_id = change.id
      where change.state in ('applying', 'done') and change.id = (select max(id) from season_change)
      group by change.id, change."cursor" having count(season_step.id) <> change."cursor"`,
    ({ id, done, written }) =>
      `Change ${id} of the season has done ${done} steps, but ${written} stand in its journal.`,
  ),
  invariant(
    'season-change-is-over-after-its-last-step',
    () => sql<Id>`
      select id from season_change
      where "cursor" > steps or ((state in ('applying', 'undoing')) <> ("cursor" < steps))`,
    ({ id }) => `Change ${id} of the season is over before its last step, or goes on after it.`,
  ),
];

function isSeason(json: string): boolean {
  try {
    return season.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}
