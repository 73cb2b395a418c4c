import { inject } from 'vitest';
import type { TestPostgres } from './postgres.setup.ts';

let known: Promise<TestPostgres> | null = null;

/** The run's PostgreSQL, which the first to ask has started. */
export function runningPostgres(): Promise<TestPostgres> {
  known ??= ask();
  return known;
}

async function ask(): Promise<TestPostgres> {
  const answer = await fetch(inject('postgres'));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as TestPostgres;
}
