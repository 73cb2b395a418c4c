import { limits } from './limits.ts';

/** Counts a client's messages. */
export class MessageCount {
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;

  /** @returns by how many messages the limit is exceeded in this span, 0 within it */
  add(nowMs: number): number {
    if (nowMs - this.#since >= limits.messagesMs) {
      this.#since = nowMs;
      this.#count = 0;
    }
    this.#count += 1;
    return Math.max(0, this.#count - limits.messages);
  }
}
