import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Store } from './db/store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ContentReader } from './modules/park/park-content.reader.ts';

/** What every feature is given: the database, the clock, the mail, the settings and what the park says of itself. */
export interface Park {
  config: Config;
  store: Store;
  clock: Clock;
  mailer: Mailer;
  /** Name, contact, hours, prices and limits, as an Admin edits them while the server runs. */
  content: ContentReader;
  /** The secret that signs access tokens. */
  secret: Uint8Array;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
