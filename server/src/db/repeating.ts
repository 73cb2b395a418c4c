import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely';
import { storeFailure } from './failures.ts';

/** A transaction that others end so often meets more than an accident. */
const mostAttempts = 5;
/** The one that was spared must have taken what it waited for before it is met again. */
const pauseMs = 20;

/**
 * A database whose transactions are run again when it ends one in favour of another (a deadlock, a serialization failure).
 * Their callbacks must therefore do nothing but work on the database; what they throw themselves is final.
 * @param onRepeat hears of each transaction that is run again
 */
export class RepeatingKysely<Tables> extends Kysely<Tables> {
  readonly #onRepeat: (error: unknown) => void;

  constructor(config: KyselyConfig, onRepeat: (error: unknown) => void) {
    super(config);
    this.#onRepeat = onRepeat;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: <Result>(work: (db: Transaction<Tables>) => Promise<Result>) => this.#repeat(() => once(work)),
    });
  }

  async #repeat<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (let count = 1; ; count += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (count === mostAttempts || storeFailure(error) !== 'conflict') throw error;
        this.#onRepeat(error);
      }
      await pause(count * pauseMs);
    }
  }
}
