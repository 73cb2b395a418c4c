import type { ParkContent } from '@cablepark/domain/park/content';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Store } from './db/store.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';

/** What every feature is given: the database, the clock, the mail, the settings and what the park says of itself. */
export interface AppContext {
  config: Config;
  store: Store;
  clock: Clock;
  mailer: Mailer;
  /** Name, contact, hours, prices and limits, as an Admin edits them while the server runs. */
  content: ContentReader;
  /** The secret that signs access tokens. */
  secret: Uint8Array;
  log: Log;
}

/** The park's content, remembered for a moment: every cancelling and every visitor's first page ask for it. */
export interface ContentReader {
  /** Not from inside a transaction: on the embedded database there is one connection, and it is taken. */
  read(): Promise<ParkContent>;
  /** This process has changed the content: the next reading sees it. */
  forget(): void;
}
