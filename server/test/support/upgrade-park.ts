/** A program that upgrades the park of `DATA_DIR` or `DATABASE_URL`, as a server does at its start, and exits. */
import { defaultZone } from '@cablepark/domain/time/park-time';
import { openStore } from '../../src/db/open-store.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const store = await openStore({ dataDir, databaseUrl: databaseUrl || null, zone: defaultZone });
await store.close();
