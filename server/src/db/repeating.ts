import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely';
import { storeFailure } from './failures.ts';

/** After this many aborted attempts the cause is not just contention. */
const mostAttempts = 5;
/** The pause lets the winning transaction finish before the retry. */
const pauseMs = 20;

/**
 * A database that retries transactions aborted in favour of another (a deadlock, a serialization failure). Callbacks must therefore only work
 * on the database; their own errors are final.
 * @param onRepeat called for each retry
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
