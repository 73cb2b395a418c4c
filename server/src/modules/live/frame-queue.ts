import type { WebSocket } from 'ws';
import type { LiveCounts } from '../../http/metrics/live.ts';
import { closing, limits, rhythm } from './limits.ts';

/**
 * Sends one message at a time with a pause after it. It requests the next one only then, so a slow client
 * gets the changes combined.
 */
export class FrameQueue {
  readonly #socket: WebSocket;
  readonly #next: () => string | null;
  readonly #counts: LiveCounts;
  readonly #replies: string[] = [];
  #pause: NodeJS.Timeout | null = null;

  /** @param next the next change to send besides the replies */
  constructor(socket: WebSocket, counts: LiveCounts, next: () => string | null) {
    this.#socket = socket;
    this.#counts = counts;
    this.#next = next;
  }

  reply(frame: string): void {
    this.#replies.push(frame);
    this.wake();
  }

  /** Checks whether there is something to send. */
  wake(): void {
    if (this.#pause !== null || this.#socket.readyState !== this.#socket.OPEN) return;
    const frame = this.#replies.shift() ?? this.#next();
    if (frame === null) return;
    if (this.#socket.bufferedAmount > limits.unreadBytes) {
      letGo(this.#socket, closing.tryLater, 'Too slow.');
      return;
    }
    this.#socket.send(frame);
    this.#counts.frames += 1;
    this.#pause = setTimeout(() => {
      this.#pause = null;
      this.wake();
    }, rhythm.betweenFrames).unref();
  }
}

/** Closes with a reason, and waits only briefly for the client. Ignores its messages meanwhile. */
export function letGo(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), rhythm.goodbye).unref();
  socket.once('close', () => clearTimeout(timer));
}
