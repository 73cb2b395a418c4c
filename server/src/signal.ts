/** Says in this process that something has happened, and nothing more; whoever hears it looks for itself. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  raise(): void {
    for (const listener of this.#listeners) listener();
  }

  /** @returns hears no more */
  onRaise(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
