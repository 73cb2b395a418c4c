import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import { rowsOf } from '@cablepark/domain/prices/price-list';
import { priceList } from '@cablepark/domain/prices/prices.schema';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { executedMigrations, migrationNames } from '../../src/db/migrate.ts';
import { openStore } from '../../src/db/open-store.ts';
import { backUpBeforeUpgrade } from '../../src/ops/back-up-before-upgrade.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { type Opened, openDatabase, type Where } from '../../src/ops/open.ts';
import { version } from '../../src/version.ts';
import { eitherEngine, engines } from '../support/engines.ts';
import { failToStart, runOperation } from '../support/launch.ts';
import { startServer } from '../support/process.ts';
import { emptyPark, scratch } from '../support/scratch.ts';
import { sumsAt, sumsIn, sumsOf } from '../support/sums.ts';
import { earlierSchema, makeEarlierPark } from './earlier-park.ts';
import { anEarlierProgram } from './earlier-program.ts';

const known = migrationNames.slice(0, migrationNames.indexOf(earlierSchema) + 1);
const later = migrationNames.slice(known.length);
const newest = later.at(-1) ?? '';
const slotRow = ['id', 'start_at', 'end_at', 'price_cents', 'asset_id', 'series', 'booked_by', 'payment_id'];
/** What a slot knew of its payment stands in its booking now. */
const slotsAsBefore = sql`(
  select slot.*, booking.payment_id from slot left join booking on booking.id = slot.booking_id) as slot`;

const environmentOf = ({ dataDir, databaseUrl }: Where) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const never = async () => {
  throw new Error('A park that is up to date is not backed up again.');
};

async function backupsIn({ dataDir }: Where): Promise<string[]> {
  const folder = join(dataDir, 'backups');
  return (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
}

async function slotsOf({ db }: Opened, from = sql`slot`): Promise<unknown[]> {
  const columns = sql.join(slotRow.map((name) => sql.ref(name)));
  return (await sql`select ${columns} from ${from} order by id`.execute(db)).rows;
}

// The upgrade from 0.2.0 is made on both engines at every commit (`cash-book.test`).
describe.each(engines)('A park of version 0.1.0 on $name, with a season of bookings', (engine) => {
  let where: Where;
  let before: Awaited<ReturnType<typeof sumsAt>>;
  let slots: unknown[];
  let told: string[];
  let infos: unknown[];
  let prices: ShownContent<'prices'>;

  beforeAll(async () => {
    where = await scratch(engine.name);
    const park = await makeEarlierPark(where);
    before = await sumsOf(park);
    slots = await slotsOf(park);
    await park.close();
    // Two at once: one of them does it, the other waits.
    const servers = await Promise.all([1, 2].map(() => startServer(environmentOf(where))));
    infos = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/server/info`)).json()));
    const page = await (await fetch(`${servers[0]?.url}/park/contents/prices`)).json();
    prices = (page as { data: ShownContent<'prices'> }).data;
    told = servers.map((server) => server.told());
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });

  test('is backed up once before it is brought up to date, whole', async () => {
    const backups = await backupsIn(where);
    expect(backups).toHaveLength(1);
    expect(backups[0]).toContain(join('backups', `before-${version}-`));
    expect(await sumsIn(backups[0] ?? '')).toEqual(
      before.filter(({ name }) => !['session', 'reset_token'].includes(name)),
    );
    const sentence = `An earlier version has run this park. It is backed up first: ${backups[0]}\n`;
    expect(told.filter((text) => text.includes(sentence))).toHaveLength(1);
  });

  test('keeps every slot, booking and payment, contradicts itself nowhere and stays open', async () => {
    const park = await openDatabase(where);
    expect(await executedMigrations(park.db)).toEqual(migrationNames);
    expect(await slotsOf(park, slotsAsBefore)).toEqual(slots);
    const voids = await park.db.selectFrom('payment_void').selectAll().execute();
    expect(voids).toMatchObject([
      { payment_id: expect.any(Number), created_at: 7, created_by: 'chief', reason: 'Pomyłka', kept: 0 },
    ]);
    const nowMs = systemClock.now().epochMilliseconds;
    expect(await findContradictions(park.db, park.engine, nowMs)).toEqual([]);
    await park.close();
    const open = {
      project: { project_name: 'Jezioro' },
      park: {
        prices: { slot: { weekday: 60, weekend: 75.5 } },
        opening: { isOpen: true },
        tracks: [{ length: 200 }, { length: 160 }],
      },
    };
    expect(infos).toMatchObject([{ data: open }, { data: open }]);
  });

  test('has its own prices as a page that it can write on, under the names that they had', () => {
    expect(prices.version).toBe(1);
    expect(priceList.parse(prices.content)).toEqual(prices.content);
    const rows = rowsOf(prices.content);
    expect(
      rows.map(({ price, weekendPrice }) => [price, weekendPrice].filter((one) => one !== null)),
    ).toEqual([
      [60, 75.5],
      ...[30, 40, 70, 250, 490, 850, 10, 20, 10].map((price) => [price]),
      [180, 220],
      [600, 880],
      [1500, 2200],
      ...[400, 50, 35, 100, 30].map((price) => [price]),
    ]);
    expect(rows.find(({ id }) => id === 'tent')).toMatchObject({
      name: { pl: 'Namiot', en: 'Tent' },
      role: 'plain',
    });
    expect(rows.filter(({ slots }) => slots !== null).map(({ role, slots }) => [role, slots])).toEqual([
      ['pass', 10],
      ['pass', 20],
    ]);
  });

  test('goes back: the earlier program refuses what came of it, and restores the backup in an empty place', async () => {
    const earlier = await anEarlierProgram(later);
    const [backup = ''] = await backupsIn(where);
    expect(await runOperation(join(earlier, 'main.ts'), [], environmentOf(where), '022')).toEqual({
      code: 1,
      told: expect.stringContaining(
        `The database was used by a newer version of this program (${newest}). Start that version, or restore a backup of before it.\n`,
      ),
    });
    const inPlace = await runOperation(
      join(earlier, 'ops/restore.command.ts'),
      [backup, '--force'],
      environmentOf(where),
      '022',
    );
    expect(inPlace).toEqual({ code: 1, told: expect.stringContaining('Restore into an empty place') });

    const place = await scratch(engine.name);
    const restored = await runOperation(
      join(earlier, 'ops/restore.command.ts'),
      [backup],
      environmentOf(place),
      '022',
    );
    expect(restored).toEqual({ code: 0, told: expect.stringContaining('The backup is restored') });
    expect(await sumsAt(place)).toEqual(before);
    const park = await openDatabase(place);
    expect(await executedMigrations(park.db)).toEqual(known);
    await park.close();
  });
});

describe.each(eitherEngine(import.meta.url))('A migration that fails on $name', (engine) => {
  test('leaves the park as it was, and names the backup', async () => {
    const where = await scratch(engine.name);
    const park = await emptyPark(where, earlierSchema);
    await sql`insert into asset (name) values ('1')`.execute(park.db);
    // Of the last table that is made somebody else has one: all that was done before is taken back.
    await sql`create table setup_link (id integer)`.execute(park.db);
    const before = await sumsOf(park);
    const { code, told } = await failToStart(environmentOf(where));
    const [backup] = await backupsIn(where);
    expect(told).toContain(
      `The database could not be brought up to date for version ${version}, and is as it was: the version before works on it.\nA backup of it was made: ${backup}\nWhat failed: `,
    );
    expect(told).toMatch(/setup_link.* already exists\n$/);
    expect(code).toBe(1);
    expect(await executedMigrations(park.db)).not.toContain(newest);
    expect((await sumsOf(park)).filter(({ name }) => name !== 'setup_link')).toEqual(
      before.filter(({ name }) => name !== 'setup_link'),
    );

    await sql`drop table setup_link`.execute(park.db);
    await park.close();
    await (await openStore({ ...where })).close();
  });

  test('is none where there is nothing to keep: an empty park gets no backup', async () => {
    const where = await scratch(engine.name);
    await emptyPark(where, earlierSchema);
    const backUp = () => backUpBeforeUpgrade(where, silent, () => undefined);
    await (await openStore({ ...where, backUpBeforeUpgrade: backUp })).close();
    expect(await backupsIn(where)).toEqual([]);
    await (await openStore({ ...where, backUpBeforeUpgrade: never })).close();
  });
});
