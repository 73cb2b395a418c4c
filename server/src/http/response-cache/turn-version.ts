import type { Socket } from 'node:net';
import type { Store } from '../../db/store.ts';

/** Fewer than the sockets that one poll of the system reports (libuv: 1,024): after more it may poll again within a turn. */
const mostUses = 500;

/**
 * The database's version, looked up once per turn of the event loop. All sockets that are read in a turn were found ready
 * before the first of them was read, so every request of the turn had begun to arrive before the version was looked up,
 * and its answer is no older than itself. The exception are requests that a client sends without waiting for the answers
 * before them: the second one of a socket in the same turn has the version looked up again.
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

  /** @returns null where the database cannot tell */
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

  /** Looked up now. */
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
