import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { askNearest } from '../nearest-guard.ts';
import type { Engine } from '../table-facts.ts';
import { index, numbered, table } from '../table-parts.ts';

/** Makes the park data: its tracks, its season plan, and the link that creates its first Admin. */
export function openPark(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await describeTracks(db);
      await tellKnownTracks(db);
      await createSeason(db, engine);
      await askNearest(db, engine);
      await table(db, 'setup_link')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}

async function describeTracks(db: Kysely<never>): Promise<void> {
  for (const text of ['name_en', 'description', 'description_en', 'level']) {
    await db.schema.alterTable('asset').addColumn(text, 'text').execute();
  }
  await db.schema.alterTable('asset').addColumn('length', 'integer').execute();
  const alter = () => db.schema.alterTable('asset');
  await alter()
    .addColumn('colour', 'text', (column) => column.notNull().defaultTo('teal'))
    .execute();
  await alter()
    .addColumn('status', 'text', (column) =>
      column.notNull().defaultTo('open').check(sql`status in ('open', 'closed', 'retired')`),
    )
    .execute();
  await alter()
    .addColumn('sort', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('obstacles', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

/** The site's fixed descriptions of tracks 1 and 2 until now. */
const firstTracks = [
  {
    id: 1,
    length: 200,
    level: 'pro',
    colour: 'teal',
    description: 'Duży tor: kickery, rura i fala.',
    description_en: 'The big one: kickers, a pipe and a wave.',
    obstacles: [
      { name: 'Kicker L', name_en: 'Kicker L', picture: 'obstacle-kicker-l' },
      { name: 'Kicker M', name_en: 'Kicker M', picture: 'obstacle-kicker-m' },
      { name: 'Rura', name_en: 'Pipe', picture: 'obstacle-pipe' },
      { name: 'Fala', name_en: 'Wave box', picture: 'obstacle-wave-box' },
    ],
  },
  {
    id: 2,
    length: 160,
    level: 'first-time',
    colour: 'coral',
    description: 'Spokojny tor: pierwszy start, pierwsze przeszkody.',
    description_en: 'The calm one: first starts, first obstacles.',
    obstacles: [
      { name: 'Kicker S', name_en: 'Kicker S', picture: 'obstacle-kicker-s' },
      { name: 'Płaski box', name_en: 'Flat box', picture: 'obstacle-flat-box' },
      { name: 'Down rail', name_en: 'Down rail', picture: 'obstacle-down-rail' },
      { name: 'Pomost startowy', name_en: 'Start dock', picture: 'obstacle-start-dock' },
    ],
  },
];

async function tellKnownTracks(db: Kysely<never>): Promise<void> {
  await sql`update asset set sort = id`.execute(db);
  for (const { id, obstacles, ...said } of firstTracks) {
    await sql`
      update asset set length = ${said.length}, level = ${said.level}, colour = ${said.colour},
        description = ${said.description}, description_en = ${said.description_en},
        obstacles = ${JSON.stringify(obstacles)}
      where id = ${id}`.execute(db);
  }
}

async function createSeason(db: Kysely<never>, engine: Engine): Promise<void> {
  // 1: made by the plan, and not edited since.
  await db.schema
    .alterTable('slot')
    .addColumn('planned', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await table(db, 'season')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await table(db, 'season_release')
    .addColumn('id', 'integer', (column) => column.primaryKey().references('asset.id'))
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
  await numbered(db, 'slot_gap', engine)
    .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id'))
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'slot_gap', ['asset_id', 'start_at']);
  await createChanges(db, engine);
}

async function createChanges(db: Kysely<never>, engine: Engine): Promise<void> {
  await numbered(db, 'season_change', engine)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('applying', 'done', 'undoing', 'undone')`),
    )
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('refill', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('cursor', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('steps', 'integer', (column) => column.notNull())
    .addColumn('reach', 'text', (column) => column.notNull())
    .addColumn('undo', 'text')
    .addColumn('expected', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .execute();
  await numbered(db, 'season_step', engine)
    .addColumn('change_id', 'integer', (column) => column.notNull().references('season_change.id'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('asset_id', 'integer', (column) => column.notNull())
    .addColumn('days', 'text', (column) => column.notNull())
    .addColumn('deeds', 'text', (column) => column.notNull())
    .addUniqueConstraint('season_step_once', ['change_id', 'step'])
    .execute();
}
