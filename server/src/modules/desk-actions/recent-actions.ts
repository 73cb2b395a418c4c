import type { DeskActionKind } from '@cablepark/domain/desk/desk-actions';
import type { Db } from '../../db/store.ts';

/** An action of the desk for its list: who, what, when, and for whom. */
export interface RecentAction {
  id: number;
  kind: DeskActionKind;
  /** Milliseconds since the epoch. */
  at: number;
  by: string;
  /** The first name of the actor; null if the account is deleted. */
  byName: string | null;
  isUndone: boolean;
  /** The bill of the action; null if there is none. */
  bill: string | null;
  booking: number | null;
  /** The slot after the action, and before it; null for a pass. */
  slot: number | null;
  from: number | null;
  /** The slot's current or last start (epoch milliseconds) and track; null for a pass. */
  start: number | null;
  track: number | null;
  /** The rider or the pass's owner; null if there is none. */
  rider: string | null;
}

/** The latest actions since then, newest first. @param by the actor; null for everybody */
export async function findRecentActions(
  db: Db,
  since: Temporal.Instant,
  { by, most }: { by: string | null; most: number },
): Promise<RecentAction[]> {
  const rows = await selectActions(db)
    .where('desk_action.created_at', '>=', since.epochMilliseconds)
    .$if(by !== null, (query) => query.where('desk_action.created_by', '=', by))
    .orderBy('desk_action.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(readRecent);
}

export async function requireRecentAction(db: Db, id: number): Promise<RecentAction> {
  return readRecent(await selectActions(db).where('desk_action.id', '=', id).executeTakeFirstOrThrow());
}

function selectActions(db: Db) {
  return db
    .selectFrom('desk_action')
    .leftJoin('account as person', 'person.id', 'desk_action.created_by')
    .leftJoin('booking', 'booking.id', 'desk_action.booking_id')
    .leftJoin('pass', 'pass.id', 'desk_action.pass_id')
    .leftJoin('account as rider', (join) =>
      join.on((eb) => eb('rider.id', '=', eb.fn.coalesce('booking.account_id', 'pass.account_id'))),
    )
    .select([
      'desk_action.id',
      'desk_action.kind',
      'desk_action.created_at as at',
      'desk_action.created_by as by',
    ])
    .select(['desk_action.booking_id as booking', 'desk_action.data', 'desk_action.undone_at'])
    .select(['booking.start_at as start', 'booking.asset_id as track'])
    .select(['person.first_name as byName', 'rider.first_name as rider']);
}

type Row = Omit<RecentAction, 'isUndone' | 'slot' | 'from' | 'bill'> & {
  data: string;
  undone_at: number | null;
};

interface RecentData {
  before?: { slot: number };
  after?: { slot: number };
  bill?: string;
}

function readRecent({ data, undone_at, ...row }: Row): RecentAction {
  const { before, after, bill } = JSON.parse(data) as RecentData;
  return {
    ...row,
    isUndone: undone_at !== null,
    slot: after?.slot ?? null,
    from: before?.slot ?? null,
    bill: row.kind === 'bill' ? (bill ?? null) : null,
  };
}
