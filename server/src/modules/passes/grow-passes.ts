import { regrowTerm } from '@cablepark/domain/passes/closed-days';
import type { AppContext } from '../../context.ts';
import type { Db, Store } from '../../db/store.ts';
import { readClosedDays, readKind } from '../../db/stored-pass-kind.ts';
import { findClosedDays, termColumns } from './closed-days.store.ts';

const passesAtOnce = 500;

/**
 * Extends each pass that is valid after `since` by the park's closed days. It is idempotent in any process: it only writes passes whose end changes.
 */
export async function growPasses({ store, config }: AppContext, since: Temporal.Instant): Promise<void> {
  const { engine } = store;
  for (let last = 0; ; ) {
    const passes = await selectEnding(store.db, since, last).limit(passesAtOnce).execute();
    const changed = (await findChanges(store.db, passes, config.zone)).map(({ id }) => id);
    if (changed.length > 0)
      await store.db.transaction().execute(async (db) => {
        const locked = await lockEnding(db, engine, { since, ids: changed });
        await writeTerms(db, await findChanges(db, locked, config.zone));
      });
    const end = passes.at(-1);
    if (!end || passes.length < passesAtOnce) return;
    last = end.id;
  }
}

function selectEnding(db: Db, since: Temporal.Instant, last: number) {
  return db
    .selectFrom('pass')
    .select(['id', 'kind', 'ends_at', 'closed_days', 'created_at'])
    .where('id', '>', last)
    .where('ends_at', '>', since.epochMilliseconds)
    .where('voided_at', 'is', null)
    .orderBy('id');
}

type Ending = Awaited<ReturnType<ReturnType<typeof selectEnding>['execute']>>[number];

async function lockEnding(
  db: Db,
  engine: Store['engine'],
  { since, ids }: { since: Temporal.Instant; ids: readonly number[] },
) {
  return await selectEnding(db, since, 0)
    .where('id', 'in', [...ids])
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
}

type Change = { id: number } & ReturnType<typeof termColumns>;

/** The term columns of passes whose term changes. */
async function findChanges(db: Db, passes: readonly Ending[], zone: string): Promise<Change[]> {
  const parkClosedDays = await findClosedDays(db);
  return passes.flatMap(({ id, kind, ends_at, closed_days, created_at }) => {
    const term = {
      kind: readKind(kind),
      ends: ends_at === null ? null : Temporal.Instant.fromEpochMilliseconds(ends_at),
      closedDays: readClosedDays(closed_days),
    };
    const sinceSale = parkClosedDays
      .filter(({ until_at }) => until_at > created_at)
      .map(({ day, reason }) => ({ day, reason }));
    const change = termColumns(regrowTerm(term, sinceSale, zone));
    return change.ends_at === ends_at && change.closed_days === closed_days ? [] : { id, ...change };
  });
}

/** One statement for each new end: a season's passes share a few ends. */
async function writeTerms(db: Db, changes: readonly Change[]): Promise<void> {
  const groups = Map.groupBy(changes, ({ ends_at, closed_days }) => `${ends_at} ${closed_days}`);
  for (const [first, ...more] of groups.values()) {
    if (!first) continue;
    const { id, ...columns } = first;
    await db
      .updateTable('pass')
      .set(columns)
      .where('id', 'in', [id, ...more.map((change) => change.id)])
      .execute();
  }
}
