import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { KeyedCall } from './db/answered-calls.ts';
import type { ServeWaiting } from './db/freeing.ts';
import type { Store } from './db/store.ts';
import type { InvoiceService } from './invoice-services/service.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payment-providers/provider.ts';
import type { Pusher } from './push/pusher.ts';
import type { Signal } from './signal.ts';
import type { WeatherSources } from './weather-sources/source.ts';

/** The server's shared dependencies: settings, database, clock, mail. `AppContext` has the park's own besides. */
export interface ServerContext {
  config: Config;
  store: Store;
  clock: Clock;
  mailer: Mailer;
  /** Sends pushes to riders' devices. */
  pusher: Pusher;
  /** The payment provider; null where none is set. */
  payments: PaymentProvider | null;
  /** The bookkeeper's program; null where none is set. */
  invoices: InvoiceService | null;
  /** The weather services. */
  weather: WeatherSources;
  /** Signals a new message that may leave at once. */
  outbox: Signal;
  /** The secret that signs access tokens. */
  secret: Uint8Array;
  log: Log;
  /** Riders who wait for a slot are served before the transaction that frees one commits (`modules/standby`). */
  serveWaiting: ServeWaiting;
  /** The current call, where it has an idempotency key. */
  call?: KeyedCall;
}
