import type { StandingContents } from '@cablepark/domain/content/contents.schema';
import type { ParkContent } from '@cablepark/domain/park/content';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { Track } from '@cablepark/domain/tracks/track';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { KeyedCall } from './db/answered-calls.ts';
import type { Store } from './db/store.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payment-providers/provider.ts';
import type { Pusher } from './push/pusher.ts';
import type { Remembered } from './remembered.ts';
import type { Signal } from './signal.ts';

/** The shared dependencies of every feature: database, clock, mail, settings and the park's settings. */
export interface AppContext {
  config: Config;
  store: Store;
  clock: Clock;
  mailer: Mailer;
  /** Sends pushes to riders' devices. */
  pusher: Pusher;
  /** The payment provider; null where none is set. */
  payments: PaymentProvider | null;
  /** Signals a new message that may leave at once. */
  outbox: Signal;
  /** Name, contact, hours and limits, which an Admin edits at runtime. */
  parkSettings: Remembered<ParkContent>;
  /** The contents of the park's own pages. */
  pageContents: Remembered<StandingContents>;
  /** The picture library, by id. */
  library: Remembered<PublicPictures>;
  /** The tracks, retired ones included, in their order. */
  tracks: Remembered<readonly Track[]>;
  /** The secret that signs access tokens. */
  secret: Uint8Array;
  log: Log;
  /** The current call, where it has an idempotency key. */
  call?: KeyedCall;
}
