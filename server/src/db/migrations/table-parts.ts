import type { Kysely } from 'kysely';
import type { Engine } from './table-facts.ts';

export function table(db: Kysely<never>, name: string) {
  return db.schema.createTable(name);
}

/** A table whose ids the database numbers, without reuse. */
export function numbered(db: Kysely<never>, name: string, engine: Engine) {
  return table(db, name).addColumn('id', 'integer', (column) =>
    engine === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity(),
  );
}

export function index(db: Kysely<never>, on: string, columns: string[]) {
  return db.schema
    .createIndex(`${on}_${columns.join('_')}`)
    .on(on)
    .columns(columns)
    .execute();
}
