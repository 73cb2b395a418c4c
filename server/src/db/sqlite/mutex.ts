/** A mutex: first come, first served. */
export class Mutex {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the caller holds it; the caller must `release` it. */
  async acquire(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  get isFree(): boolean {
    return !this.#isTaken;
  }

  /** Passes it to the longest waiting caller. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
