import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { limits } from './limits.ts';
import { errorFrame, type Refusal, type Subscribe } from './messages.ts';
import { Subscription } from './subscription.ts';
import type { Views } from './views.ts';

type Uid = string | undefined;

/** All lists that one client follows, each under the name that the client gave it. */
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

  /** The official client asks twice after a lost connection: the second one takes the place of the first. */
  async add(asked: Subscribe, actor: Actor | null): Promise<void> {
    const { uid } = asked;
    this.drop(uid);
    try {
      if (this.size >= limits.subscriptions) throw new ParkError('REQUESTS_EXCEEDED');
      // Followed first and read then, so that nothing is lost between the two.
      const subscription = new Subscription(asked, actor, this.#views);
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
   * What this viewer sees of the lists is told as changes of what the one before saw.
   * @param reason why lists end that this viewer may not follow; null: they are told by the rule that they break
   */
  async showTo(actor: Actor | null, reason: Refusal | null): Promise<void> {
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
      // The others come before it the next time.
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
        // A list that has become too long says so itself.
        if (!(error instanceof ParkError)) throw error;
      });
    }
  }

  /** @throws what is none of the client's faults */
  #end(uid: Uid, error: unknown, reason: Refusal | null): void {
    if (!(error instanceof ParkError) || error.status >= 500) throw error;
    this.drop(uid);
    this.#reply(errorFrame('subscribe', reason ?? error, uid));
  }
}
