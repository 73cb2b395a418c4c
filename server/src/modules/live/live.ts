import { setImmediate as nextTurn } from 'node:timers/promises';
import { ParkError } from '@cablepark/domain/errors';
import type { WebSocket } from 'ws';
import type { AppContext } from '../../context.ts';
import type { LiveCounts } from '../../http/metrics/live.ts';
import { findActors } from '../accounts/index.ts';
import { Connection } from './connection.ts';
import { pauseAfter, rhythm } from './limits.ts';
import { Views } from './views.ts';

const wokenATurn = 200;

/**
 * All clients of this process. While one of them follows a list, this polls the database's version. After a write, in any process,
 * it reads every list once and sends each client its changes.
 * The poll writes nothing, and writers need not notify it.
 */
export class Live {
  readonly #context: AppContext;
  readonly #counts: LiveCounts;
  readonly #views: Views;
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  #seen: string | null = null;
  #isLooking = false;
  #isClosing = false;
  #beat: NodeJS.Timeout | null = null;

  constructor(context: AppContext, counts: LiveCounts) {
    this.#context = context;
    this.#counts = counts;
    this.#views = new Views(context);
  }

  /** @throws SERVICE_UNAVAILABLE, REQUESTS_EXCEEDED */
  refuseWhereFull(address: string): void {
    const { live } = this.#context.config;
    if (this.#isClosing || this.#connections.size >= live.connections)
      throw new ParkError('SERVICE_UNAVAILABLE');
    if ((this.#perAddress.get(address) ?? 0) >= live.perAddress) throw new ParkError('REQUESTS_EXCEEDED');
  }

  add(socket: WebSocket, address: string): void {
    const connection = new Connection(socket, {
      context: this.#context,
      views: this.#views,
      counts: this.#counts,
    });
    this.#connections.add(connection);
    this.#count(address, 1);
    this.#beat ??= setInterval(() => this.beat(), rhythm.ping).unref();
    socket.on('message', (data: Buffer, isBinary) => {
      void connection.receive(isBinary ? '' : data.toString()).then(() => void this.#keepLooking());
    });
    // A client's socket error only ends its connection.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#connections.delete(connection);
      this.#count(address, -1);
      void connection.end();
    });
  }

  close(): void {
    this.#isClosing = true;
    if (this.#beat) clearInterval(this.#beat);
    for (const connection of this.#connections) connection.close();
  }

  beat(): void {
    for (const connection of this.#connections) connection.beat();
  }

  #count(address: string, more: 1 | -1): void {
    this.#counts.connections = this.#connections.size;
    const count = (this.#perAddress.get(address) ?? 0) + more;
    if (count === 0) this.#perAddress.delete(address);
    else this.#perAddress.set(address, count);
  }

  async #keepLooking(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (!this.#isClosing && [...this.#connections].some(({ isFollowing }) => isFollowing)) {
      const startedAt = performance.now();
      await this.#look().catch((error: unknown) => {
        this.#context.log.warn({ err: error }, 'the watched lists could not be read');
      });
      await pause(pauseAfter(performance.now() - startedAt));
    }
    this.#isLooking = false;
  }

  async #look(): Promise<void> {
    const nowMs = this.#context.clock.now().epochMilliseconds;
    for (const connection of this.#connections) connection.checkToken(nowMs);
    const version = await this.#context.store.version();
    if (version === this.#seen) return;
    // Checks sessions before reading, so that nobody gets rows that they may not see any more.
    await this.#lookAtSessions();
    for (const view of this.#views.all()) {
      await view.at(version).catch((error: unknown) => {
        if (!(error instanceof ParkError)) throw error;
      });
    }
    this.#seen = version;
    this.#counts.flushes += 1;
    await this.#wakeAll();
  }

  async #lookAtSessions(): Promise<void> {
    const sessions = [...this.#connections].flatMap((connection) => {
      const { family } = connection;
      return family === null ? [] : [{ connection, family }];
    });
    const families = [...new Set(sessions.map(({ family }) => family))];
    const actors = await findActors(this.#context.store, families);
    await Promise.all(
      sessions.map(({ connection, family }) => connection.recognise(family, actors.get(family) ?? null)),
    );
  }

  /** Wakes the clients in batches and yields to other requests in between. */
  async #wakeAll(): Promise<void> {
    let wakeCount = 0;
    for (const connection of this.#connections) {
      connection.wake();
      wakeCount += 1;
      if (wakeCount % wokenATurn === 0) await nextTurn();
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
