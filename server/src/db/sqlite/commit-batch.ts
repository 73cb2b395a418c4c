/** The transactions that reach the disk together. */
export class CommitBatch {
  /** Settles with the commit that all of them wait for. */
  readonly #outcome = Promise.withResolvers<void>();
  /** Whether one of its transactions was not refused. */
  hasWork = false;
  /** Its time to be committed has come, as soon as the transaction that is still at work ends. */
  isDue = false;

  constructor() {
    // Nobody waits for a batch of which every transaction was taken back.
    this.#outcome.promise.catch(() => undefined);
  }

  get outcome(): Promise<void> {
    return this.#outcome.promise;
  }

  keep(): void {
    this.#outcome.resolve();
  }

  lose(error: unknown): void {
    this.#outcome.reject(error);
  }
}
