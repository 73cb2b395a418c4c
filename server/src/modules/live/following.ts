import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { limits } from './limits.ts';
import { errorFrame, type LiveRefusal, type Subscribe } from './messages.ts';
import { Subscription } from './subscription.ts';
import type { Views } from './views.ts';

type Uid = string | undefined;

/** All subscriptions of one client, by the client's own uid. */
export class Following {
  readonly #store: AppContext['store'];
  readonly #views: Views;
  readonly #reply: (frame: string) => void;
  readonly #subscriptions = new Map<Uid, Subscription>();

  constructor({ store }: AppContext, views: Views, reply: (frame: string) => void) {
    this.#store = store;
    this.#views = views;
    this.#reply = reply;
  }

  get size(): number {
    return this.#subscriptions.size;
  }

  /** The official client subscribes twice after a lost connection: the second replaces the first. */
  async add(request: Subscribe, actor: Actor | null): Promise<void> {
    const { uid } = request;
    this.drop(uid);
    try {
      if (this.size >= limits.subscriptions) throw new ParkError('REQUESTS_EXCEEDED');
      // Subscribes before it reads, so that no change is lost in between.
      const subscription = new Subscription(request, actor, this.#views);
      this.#subscriptions.set(uid, subscription);
      await this.#read([subscription]);
    } catch (error) {
      this.#end(uid, error, null);
    }
  }

  drop(uid: Uid): void {
    this.#subscriptions.get(uid)?.end();
    this.#subscriptions.delete(uid);
  }

  dropAll(): void {
    for (const uid of this.#subscriptions.keys()) this.drop(uid);
  }

  /**
   * Sends the new viewer's lists as changes of the earlier viewer's.
   * @param reason the error for lists that this viewer may not follow; null: the error of the rule itself
   */
  async showTo(actor: Actor | null, reason: LiveRefusal | null): Promise<void> {
    for (const [uid, subscription] of this.#subscriptions) {
      try {
        subscription.showTo(actor);
      } catch (error) {
        this.#end(uid, error, reason);
      }
    }
    await this.#read([...this.#subscriptions.values()]);
  }

  nextFrame(): string | null {
    for (const [uid, subscription] of this.#subscriptions) {
      const { failure } = subscription.view;
      if (failure) {
        this.drop(uid);
        return errorFrame('subscribe', failure, uid);
      }
      const frame = subscription.nextFrame();
      if (frame === null) continue;
      // Round robin: the others come before it the next time.
      this.#subscriptions.delete(uid);
      this.#subscriptions.set(uid, subscription);
      return frame;
    }
    return null;
  }

  async #read(subscriptions: readonly Subscription[]): Promise<void> {
    const version = await this.#store.version();
    for (const { view } of subscriptions) {
      await view.at(version).catch((error: unknown) => {
        // The list is too long: its view has the error.
        if (!(error instanceof ParkError)) throw error;
      });
    }
  }

  /** @throws errors that the client did not cause */
  #end(uid: Uid, error: unknown, reason: LiveRefusal | null): void {
    if (!(error instanceof ParkError) || error.status >= 500) throw error;
    this.drop(uid);
    this.#reply(errorFrame('subscribe', reason ?? error, uid));
  }
}
