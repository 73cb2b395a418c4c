/** A program: brings the park of `DATA_DIR` or `DATABASE_URL` up to date, as a server does at its start, and ends. */
import { defaultZone } from '@cablepark/domain/time/park-time';
import { openStore } from '../../src/db/open-store.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const store = await openStore({ dataDir, databaseUrl: databaseUrl || null, zone: defaultZone });
await store.close();
