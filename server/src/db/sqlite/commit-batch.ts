/** The transactions of one commit. */
export class CommitBatch {
  /** Settles with the commit. */
  readonly #outcome = Promise.withResolvers<void>();
  /** Whether one of its transactions succeeded. */
  hasWork = false;
  /** Whether the commit is due, as soon as the running transaction ends. */
  isDue = false;

  constructor() {
    // Nobody awaits a batch whose transactions all rolled back.
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
