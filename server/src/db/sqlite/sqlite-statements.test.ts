import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { cacheBytes, SqliteStatements } from './sqlite-statements.ts';

function openStatements() {
  const db = new DatabaseSync(':memory:');
  const prepared: StatementSync[] = [];
  const prepare = db.prepare.bind(db);
  db.prepare = (sql) => {
    const statement = prepare(sql);
    prepared.push(statement);
    return statement;
  };
  const statements = new SqliteStatements(db);
  /** A closed statement has released its memory, which V8 does not track. */
  const open = () => prepared.filter(isOpen).length;
  return { statements, open, run: (sql: string) => statements.run({ sql, parameters: [] }) };
}
function isOpen(statement: StatementSync): boolean {
  try {
    statement.all();
    return true;
  } catch {
    return false;
  }
}

/** A statement of about this many characters; each `name` makes another one. */
const longOne = (name: number, characters: number) =>
  `select 1 as "${String(name).padStart(characters, 'a')}"`;

test('What was prepared is kept by the length of its text, not by number', () => {
  const { statements, open, run } = openStatements();
  for (let name = 0; name < 300; name += 1) run(longOne(name, 15_000));
  expect(open()).toBe(statements.keeps.statements);
  expect(statements.keeps.characters).toBeLessThanOrEqual(cacheBytes.all);
  expect(statements.keeps.statements).toBeLessThan(40);
  for (let name = 0; name < 300; name += 1) run(longOne(name, 20));
  expect(statements.keeps.statements).toBeGreaterThan(300);
});

test('A very long statement is run, not kept, and closed', () => {
  const { statements, open, run } = openStatements();
  const before = statements.keeps;
  expect(run(longOne(1, cacheBytes.single)).rows).toHaveLength(1);
  expect(statements.keeps).toEqual(before);
  expect(open()).toBe(0);
  expect(() => run(`select ${'x'.repeat(cacheBytes.single)}`)).toThrow('no such column');
  expect(open()).toBe(0);
});
