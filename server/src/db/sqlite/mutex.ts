/** Lets one in after the other, in the order they came. */
export class Mutex {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the caller holds it, who must `release` it then. */
  async acquire(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  get isFree(): boolean {
    return !this.#isTaken;
  }

  /** Hands it to who waits longest. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
