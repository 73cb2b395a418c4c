/** An event emitter of this process without data; listeners query the state themselves. */
export class Signal {
  readonly #listeners = new Map<() => void, { looksByItself: boolean }>();

  raise(): void {
    for (const listener of this.#listeners.keys()) listener();
  }

  /** Notifies only listeners that do not poll soon anyway. */
  raiseInTurn(): void {
    for (const [listener, { looksByItself }] of this.#listeners) if (!looksByItself) listener();
  }

  /** @returns a function that unsubscribes */
  onRaise(listener: () => void, { looksByItself }: { looksByItself: boolean }): () => void {
    this.#listeners.set(listener, { looksByItself });
    return () => void this.#listeners.delete(listener);
  }
}
