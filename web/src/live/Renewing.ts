interface RenewingParts {
  renew: () => void;
  /** While something is read or being changed, a reading more would be in its way. */
  isBusy: () => boolean;
  nowMs: () => number;
  everyMs: number;
}

const afterBusyMs = 300;

/** Renews as soon as it is asked to, but not more often than once in a while; who asks meanwhile is served by the next. */
export class Renewing {
  readonly #parts: RenewingParts;
  #lastMs = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: RenewingParts) {
    this.#parts = parts;
  }

  ask(): void {
    const { nowMs, everyMs } = this.#parts;
    this.#timer ??= setTimeout(() => this.#run(), Math.max(0, this.#lastMs + everyMs - nowMs()));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #run(): void {
    const { renew, isBusy, nowMs } = this.#parts;
    if (isBusy()) {
      this.#timer = setTimeout(() => this.#run(), afterBusyMs);
      return;
    }
    this.#timer = undefined;
    this.#lastMs = nowMs();
    renew();
  }
}
