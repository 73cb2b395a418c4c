import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Rider } from '../logged-in.ts';

export interface FollowedRange {
  from: string;
  to: string;
}

interface Frame {
  type?: string;
  event?: string;
  status?: string;
  data?: { id: number; bookedBy: string | null }[];
}

/** An open planner of a logged-in rider: the state that it shows of each slot, and since when. */
export class Screen {
  readonly #url: string;
  #socket: WebSocket | null = null;
  readonly #onBooked: (slot: number, atMs: number) => void;
  #onInit: () => void = () => undefined;
  hasDropped = false;

  constructor(url: string, onBooked: (slot: number, atMs: number) => void) {
    this.#url = url;
    this.#onBooked = onBooked;
  }

  /** Logs in and follows the track's slots; ends when the first state is there. */
  async open({ token }: Rider, { from, to }: FollowedRange): Promise<void> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/websocket`);
    this.#socket = socket;
    const drop = () => {
      this.hasDropped = true;
    };
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as Frame));
    socket.on('close', drop).on('error', drop);
    await once(socket, 'open');
    const isThere = new Promise<void>((resolve) => {
      this.#onInit = resolve;
    });
    this.#say({ type: 'auth', access_token: token });
    const filter = { asset: { _eq: 1 }, startTime: { _gt: from, _lt: to } };
    const query = { fields: ['id', 'bookedBy'], filter, limit: -1 };
    this.#say({ type: 'subscribe', collection: 'Slot', query, uid: 'month', rows: false });
    await isThere;
  }

  close(): void {
    this.#socket?.removeAllListeners('close').close();
  }

  #say(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear({ type, event, status, data }: Frame): void {
    if (type === 'ping') this.#say({ type: 'pong' });
    if (status === 'error') throw new Error(`A screen was refused: ${JSON.stringify({ type, data })}`);
    if (type !== 'subscription') return;
    if (event === 'init') return this.#onInit();
    const atMs = performance.now();
    for (const { id, bookedBy } of data ?? []) if (bookedBy !== null) this.#onBooked(id, atMs);
  }
}
