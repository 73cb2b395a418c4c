import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { atEnd, freshFolder } from '../../../test/support/cleanup.ts';
import { openSqlite } from './sqlite.ts';

interface Tables {
  ride: { id: number; track: number };
}

let db: Kysely<Tables>;
/** Another connection, which only sees committed writes. */
let observer: DatabaseSync;
/** The outcome of each commit; null on success. */
let commits: unknown[];

beforeEach(async () => {
  const file = join(await freshFolder(), 'rides.db');
  commits = [];
  const opened = new Kysely<Tables>({
    dialect: openSqlite(file, { onCommit: (error) => commits.push(error) }).dialect,
  });
  atEnd(() => opened.destroy());
  db = opened;
  await sql`create table track (id integer primary key)`.execute(db);
  await sql`insert into track values (1)`.execute(db);
  await sql`create table ride (id integer primary key, track integer not null references track (id))`.execute(
    db,
  );
  const outside = new DatabaseSync(file, { readOnly: true });
  atEnd(async () => outside.close());
  observer = outside;
});

const seen = () =>
  observer
    .prepare('select id from ride order by id')
    .all()
    .map(({ id }) => id);

const ride = (id: number) =>
  db.transaction().execute((work) => work.insertInto('ride').values({ id, track: 1 }).execute());

const turn = () => new Promise((resolve) => setImmediate(resolve));

const results = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map(({ status }) => status === 'fulfilled');

test('Transactions of one turn share a commit, and each is told only when it can be seen from outside', async () => {
  const told = [1, 2, 3, 4, 5].map((id) => ride(id).then(() => seen()));
  for (const rows of await Promise.all(told)) expect(rows).toEqual([1, 2, 3, 4, 5]);
  expect(commits).toEqual([null]);
  await ride(6);
  expect([seen(), commits]).toEqual([
    [1, 2, 3, 4, 5, 6],
    [null, null],
  ]);
});

test('What is read after a transaction is told no sooner than its commit', async () => {
  const booking = ride(1);
  const reading = db
    .selectFrom('ride')
    .select('id')
    .execute()
    .then((rows) => ({ rows, seen: seen() }));
  expect(await reading).toEqual({ rows: [{ id: 1 }], seen: [1] });
  await booking;
});

test('A refused transaction leaves nothing behind, and takes nothing of its neighbours back', async () => {
  const late = db.transaction().execute(async (work) => {
    await work.insertInto('ride').values({ id: 3, track: 1 }).execute();
    throw new Error('refused by a rule');
  });
  expect(await results([ride(1), ride(1), late, ride(2)])).toEqual([true, false, false, true]);
  expect([seen(), commits]).toEqual([[1, 2], [null]]);
});

test('Whoever is refused for what another did is told no sooner than its commit, and not where that is lost', async () => {
  const answered = () =>
    db.transaction().execute(async (work) => {
      const rows = await work.selectFrom('ride').select('id').execute();
      throw new Error(`read ${rows.length}`);
    });
  const told = (work: Promise<unknown>) =>
    work.catch((error: unknown) => [String(error), seen()] satisfies unknown[]);
  const [, answer] = await Promise.all([ride(1), told(answered())]);
  expect(answer).toEqual(['Error: read 1', [1]]);
  const broken = db.transaction().execute(async (work) => {
    await sql`pragma defer_foreign_keys = on`.execute(work);
    await work.insertInto('ride').values({ id: 2, track: 99 }).execute();
  });
  const [, lost] = await Promise.all([broken.catch(() => null), told(answered())]);
  expect(lost).toEqual([expect.stringContaining('FOREIGN KEY'), [1]]);
});

test('Where all were refused there is nothing to commit', async () => {
  await ride(1);
  expect(await results([ride(1), ride(1)])).toEqual([false, false]);
  await turn();
  expect(commits).toEqual([null]);
});

test('A commit that fails is told to all who took part, keeps nothing, and the next one goes on', async () => {
  const broken = db.transaction().execute(async (work) => {
    await sql`pragma defer_foreign_keys = on`.execute(work);
    await work.insertInto('ride').values({ id: 2, track: 99 }).execute();
  });
  const reading = db.selectFrom('ride').selectAll().execute();
  expect(await results([ride(1), broken, reading, ride(3)])).toEqual([false, false, false, false]);
  expect([seen(), commits]).toEqual([[], [expect.objectContaining({ code: 'ERR_SQLITE_ERROR' })]]);
  await ride(4);
  expect(seen()).toEqual([4]);
});

test('Where SQLite itself takes all back, nobody is told otherwise and the one at work cannot go on', async () => {
  await ride(1);
  const neighbour = ride(2);
  const stubborn = db.transaction().execute(async (work) => {
    await sql`insert or rollback into ride values (1, 1)`.execute(work).catch(() => undefined);
    await work.insertInto('ride').values({ id: 3, track: 1 }).execute();
  });
  expect(await results([neighbour, stubborn])).toEqual([false, false]);
  expect(seen()).toEqual([1]);
  await ride(4);
  expect(seen()).toEqual([1, 4]);
});

test('A transaction at work over several turns is alone, and is waited for in order', async () => {
  const order: string[] = [];
  const before = ride(1).then(() => order.push('before'));
  const long = db.transaction().execute(async (work) => {
    await work.insertInto('ride').values({ id: 2, track: 1 }).execute();
    await turn();
    await turn();
    expect(seen()).toEqual([]);
    await work.insertInto('ride').values({ id: 3, track: 1 }).execute();
    order.push('long');
  });
  const after = ride(4).then(() => order.push('after'));
  const reading = db
    .selectFrom('ride')
    .select('id')
    .execute()
    .then((rows) => order.push(`reading ${rows.length}`));
  await Promise.all([before, long, after, reading]);
  expect(order).toEqual(['long', 'before', 'after', 'reading 4']);
  expect(commits).toEqual([null, null]);
});

test('Closing keeps what was written', async () => {
  const told = ride(1);
  await Promise.resolve();
  await db.destroy();
  await told;
  expect(seen()).toEqual([1]);
});
