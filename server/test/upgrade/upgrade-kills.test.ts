import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { executedMigrations, migrationNames } from '../../src/db/migrate.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { openDatabase, type Where } from '../../src/ops/open.ts';
import { depth } from '../support/depth.ts';
import { eitherEngine } from '../support/engines.ts';
import { runOperation } from '../support/launch.ts';
import { scratch } from '../support/scratch.ts';
import { sumsAt } from '../support/sums.ts';
import { makeParkOf020 } from './park-of-0.2.0.ts';

const program = fileURLToPath(new URL('../support/upgrade-park.ts', import.meta.url));
const preload = new URL('../support/dies-at-statement.ts', import.meta.url).href;

describe.each(eitherEngine(import.meta.url))('An upgrade from 0.2.0 that dies on $name', (engine) => {
  let statements: number;
  let upgraded: Awaited<ReturnType<typeof sumsAt>>;

  async function anOldPark(): Promise<Where> {
    const where = await scratch(engine.name);
    await (await makeParkOf020(where)).close();
    return where;
  }

  /** @param diesAt the statement before which it dies; 0: at none */
  async function upgrade({ dataDir, databaseUrl }: Where, diesAt: number): Promise<string> {
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      NODE_OPTIONS: `--import ${preload}`,
      DIES_AT_STATEMENT: String(diesAt),
    };
    return (await runOperation(program, [], env, '022')).told;
  }

  beforeAll(async () => {
    const where = await anOldPark();
    statements = Number(/^statements: (\d+)$/m.exec(await upgrade(where, 0))?.[1]);
    upgraded = await sumsAt(where);
  });

  test('leaves the park as it was each time, and is whole at the next try', async () => {
    expect(statements).toBeGreaterThan(100);
    const where = await anOldPark();
    const before = await sumsAt(where);
    const parts = Array.from({ length: depth.upgradeKills }, (_, index) => index + 1);
    for (const part of parts) {
      const diesAt = Math.floor((statements * part) / (depth.upgradeKills + 1));
      expect(await upgrade(where, diesAt)).not.toContain('statements:');
      expect({ diesAt, sums: await sumsAt(where) }).toEqual({ diesAt, sums: before });
    }
    await upgrade(where, 0);
    expect(await sumsAt(where)).toEqual(upgraded);
    const park = await openDatabase(where);
    expect(await executedMigrations(park.db)).toEqual(migrationNames);
    // When the park was left.
    const nowMs = Temporal.Instant.from('2026-10-25T23:02:00Z').epochMilliseconds;
    expect(await findContradictions(park.db, park.engine, nowMs)).toEqual([]);
    await park.close();
  }, 120_000);
});
