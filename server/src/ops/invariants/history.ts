import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

interface Entry {
  id: number;
  slot_id: number;
}

/** The booking history against the slots and against itself. */
export const historyInvariants: Invariant[] = [
  invariant(
    'history-ends-with-the-holder',
    () => sql<{ id: number; booked_by: string | null; action_type: string | null; user_id: string | null }>`
      select slot.id, slot.booked_by, last.action_type, last.user_id from slot
      left join (select slot_id, max(id) as id from booking_history group by slot_id) as newest
        on newest.slot_id = slot.id
      left join booking_history as last on last.id = newest.id
      where (slot.booked_by is null and last.action_type = 'book')
        or (slot.booked_by is not null
          and (last.id is null or last.action_type <> 'book' or last.user_id <> slot.booked_by))`,
    ({ id, booked_by, action_type, user_id }) => {
      const holder = booked_by === null ? 'held by nobody' : `held by ${booked_by}`;
      const lastEntry = action_type === null ? 'is empty' : `ends with "${action_type}" of ${user_id}`;
      return `Slot ${id} is ${holder}, but its history ${lastEntry}.`;
    },
  ),
  invariant(
    'history-takes-turns',
    () => sql<Entry & { action_type: string; before: string | null }>`
      select id, slot_id, action_type, "before" from (
        select id, slot_id, action_type, user_id,
          lag(action_type) over (partition by slot_id order by id) as "before",
          lag(user_id) over (partition by slot_id order by id) as user_before
        from booking_history
      ) as entry
      where (action_type = 'book' and "before" = 'book')
        or (action_type = 'cancel' and ("before" is null or "before" = 'cancel' or user_before <> user_id))`,
    ({ id, slot_id, action_type, before }) =>
      action_type === 'book'
        ? `History entry ${id} books slot ${slot_id}, which was booked already.`
        : `History entry ${id} cancels on slot ${slot_id} what ${before === 'book' ? 'another' : 'nobody'} had booked.`,
  ),
  invariant(
    'deleted-slot-was-free',
    () => sql<Entry>`
      select entry.id, entry.slot_id from booking_history as entry
      join (select slot_id, max(id) as id from booking_history group by slot_id) as newest
        on newest.id = entry.id
      where entry.action_type = 'book' and not exists (select 1 from slot where slot.id = entry.slot_id)`,
    ({ id, slot_id }) => `History entry ${id} books slot ${slot_id}, which does not exist any more.`,
  ),
  invariant(
    'history-people-exist',
    () => sql<{ id: number; person: string }>`
      select entry.id, person.id as person from booking_history as entry
      join (
        select id as entry_id, user_id as id from booking_history
        union select id, actor_id from booking_history
      ) as person on person.entry_id = entry.id
      where not exists (select 1 from account where account.id = person.id)`,
    ({ id, person }) => `History entry ${id} names account ${person}, which does not exist.`,
  ),
];
