interface RenewingParts {
  renew: () => void;
  /** A refetch would interfere with a pending read or mutation. */
  isBusy: () => boolean;
  nowMs: () => number;
  everyMs: number;
}

const afterBusyMs = 300;

/** Renews on request, at most once per `everyMs`; requests in between share the next run. */
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
