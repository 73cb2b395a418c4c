import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { expect, test } from 'vitest';
import { atEnd, freshFolder } from '../../../test/support/cleanup.ts';
import { openStore } from '../open-store.ts';

test('The files of the embedded database are for the server’s own account alone', async () => {
  const dataDir = await freshFolder();
  const store = await openStore({ databaseUrl: null, dataDir, zone: defaultZone });
  atEnd(() => store.close());
  for (const name of ['cablepark.db', 'cablepark.db-wal', 'cablepark.db-shm']) {
    expect([name, (await stat(join(dataDir, name))).mode & 0o777]).toEqual([name, 0o600]);
  }
});
