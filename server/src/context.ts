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

/** What every feature is given: the database, the clock, the mail, the settings and what the park says of itself. */
export interface AppContext {
  config: Config;
  store: Store;
  clock: Clock;
  mailer: Mailer;
  /** The way to riders' devices. */
  pusher: Pusher;
  /** Who takes money online; null where the park has named nobody. */
  payments: PaymentProvider | null;
  /** Raised once a message has been written that may leave at once. */
  outbox: Signal;
  /** Name, contact, hours and limits, as an Admin edits them while the server runs. */
  content: Remembered<ParkContent>;
  /** What stands on the park's own pages. */
  contents: Remembered<StandingContents>;
  /** The library of pictures, by id. */
  library: Remembered<PublicPictures>;
  /** The tracks, retired ones too, in their order. */
  tracks: Remembered<readonly Track[]>;
  /** The secret that signs access tokens. */
  secret: Uint8Array;
  log: Log;
  /** Of the call that this is given to, where it has a key. */
  call?: KeyedCall;
}
