import { limits } from './limits.ts';

/** Counts what a client sends. */
export class MessageCount {
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;

  /** @returns how often the limit was passed in this span, 0 while it is kept */
  add(nowMs: number): number {
    if (nowMs - this.#since >= limits.messagesMs) {
      this.#since = nowMs;
      this.#count = 0;
    }
    this.#count += 1;
    return Math.max(0, this.#count - limits.messages);
  }
}
