import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';

/**
 * Calls `before` for each statement of this process, on SQLite and PostgreSQL, before it runs.
 * @param before gets the connection (one object for all of SQLite) and the SQL; if it returns true, `after` runs after the statement
 */
export function eachStatement(before: (connection: object, sql: string) => boolean, after: () => void): void {
  for (const name of ['run', 'all'] as const) {
    const carryOut = StatementSync.prototype[name];
    StatementSync.prototype[name] = function counted(this: StatementSync, ...values: never[]) {
      const isFollowed = before(DatabaseSync, this.sourceSQL);
      const result = Reflect.apply(carryOut, this, values) as never;
      if (isFollowed) after();
      return result;
    };
  }
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = async function counted(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const isFollowed = before(this, typeof first === 'string' ? first : '');
    const result = await Reflect.apply(query, this, args);
    if (isFollowed) after();
    return result;
  } as typeof pg.Client.prototype.query;
}
