/** Says in this process that something has happened, and nothing more; whoever hears it looks for itself. */
export class Signal {
  readonly #listeners = new Map<() => void, { looksByItself: boolean }>();

  raise(): void {
    for (const listener of this.#listeners.keys()) listener();
  }

  /** Says it to whoever would not look in a moment anyway. */
  raiseInTurn(): void {
    for (const [listener, { looksByItself }] of this.#listeners) if (!looksByItself) listener();
  }

  /** @returns hears no more */
  onRaise(listener: () => void, { looksByItself }: { looksByItself: boolean }): () => void {
    this.#listeners.set(listener, { looksByItself });
    return () => void this.#listeners.delete(listener);
  }
}
