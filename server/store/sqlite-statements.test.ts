import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { kept, SqliteStatements } from './sqlite-statements.ts';

function openStatements() {
  const statements = new SqliteStatements(new DatabaseSync(':memory:'));
  return { statements, run: (sql: string) => statements.run({ sql, parameters: [] }) };
}
/** A statement of about this many characters, another for each `name`. */
const longOne = (name: number, characters: number) =>
  `select 1 as "${String(name).padStart(characters, 'a')}"`;

test('What was prepared is kept by the length of its text, not by number', () => {
  const { statements, run } = openStatements();
  for (let name = 0; name < 300; name += 1) run(longOne(name, 15_000));
  expect(statements.keeps.characters).toBeLessThanOrEqual(kept.all);
  expect(statements.keeps.statements).toBeLessThan(40);
  for (let name = 0; name < 300; name += 1) run(longOne(name, 20));
  expect(statements.keeps.statements).toBeGreaterThan(300);
});

test('A very long statement is run and not kept', () => {
  const { statements, run } = openStatements();
  const before = statements.keeps;
  expect(run(longOne(1, kept.single)).rows).toHaveLength(1);
  expect(statements.keeps).toEqual(before);
});
