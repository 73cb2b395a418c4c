import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultZone } from '@cablepark/domain/time/park-time';
import type { TestProject } from 'vitest/node';
import { databaseFile, openStore } from '../../src/db/open-store.ts';

/** Runs the migrations once for the whole run: twenty milliseconds for each park that a test opens. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablepark-migrated-'));
  const store = await openStore({ databaseUrl: null, dataDir, isDurable: false, zone: defaultZone });
  // Closing writes the log back: the file is all there is to copy.
  await store.close();
  project.provide('migratedFile', databaseFile(dataDir));
  return () => rm(dataDir, { recursive: true, force: true });
}
