import type { ParkPolicy } from '@cablepark/domain/policy';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Store } from './store/store.ts';

/** What every feature is given: the database, the clock, the mail, the settings and the park's limits. */
export interface Park {
  config: Config;
  store: Store;
  clock: Clock;
  mailer: Mailer;
  policy: ParkPolicy;
  /** The secret that signs access tokens. */
  secret: Uint8Array;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
