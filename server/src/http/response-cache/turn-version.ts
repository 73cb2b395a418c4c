import type { Socket } from 'node:net';
import type { Store } from '../../db/store.ts';

/** Below the number of sockets per system poll (libuv: 1,024): above it, a turn may include a second poll. */
const mostUses = 500;

/**
 * Reads the database's version once per turn of the event loop. All sockets of a turn were ready before the first was read. So every request
 * of the turn began to arrive before the version was read, and its response is not stale. The exception is pipelining: a second request on
 * the same socket in one turn reads the version again.
 */
export class TurnVersion {
  readonly #look: Store['version'];
  /** Undefined before the first request of a turn. */
  #known: string | null | Promise<string | null> | undefined;
  #uses = 0;
  #readers = new WeakSet<Socket>();

  constructor(look: Store['version']) {
    this.#look = look;
  }

  /** @returns null where the database cannot report one */
  readFor(socket: Socket): string | null | Promise<string | null> {
    const isFirst = this.#known === undefined;
    if (isFirst) setImmediate(() => this.#forget());
    if (isFirst || this.#uses >= mostUses || this.#readers.has(socket)) {
      this.#known = this.read();
      this.#uses = 0;
      this.#readers = new WeakSet();
    }
    this.#uses += 1;
    this.#readers.add(socket);
    return this.#known ?? null;
  }

  /** Reads it now. */
  read(): string | null | Promise<string | null> {
    try {
      const version = this.#look();
      return typeof version === 'string' ? version : version.catch(() => null);
    } catch {
      return null;
    }
  }

  #forget(): void {
    this.#known = undefined;
  }
}
