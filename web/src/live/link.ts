import { type FollowedList, readMessage, type ServerMessage, written } from './messages.ts';

/** What is needed of a browser's `WebSocket`. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: Event) => void): void;
}

export interface LinkParts {
  open: () => Socket;
  /** The access token of the log-in, where there is one. It travels in a message, never in the address, which ends in logs. */
  readToken: () => string | null;
  /** @returns null where the log-in is over. */
  renewToken: (stale: string) => Promise<string | null>;
}

export interface LinkEvents {
  onOpen: () => void;
  onMessage: (message: ServerMessage) => void;
  /** @param fellSilent whether it stood and nothing was heard over it any more */
  onEnd: (fellSilent: boolean) => void;
}

/** Milliseconds. */
const waits = {
  /** Until it stands. */
  open: 10_000,
  /** For a sign of the server, which asks for one of ours every 30 s. */
  quiet: 45_000,
  /** For the answer to a question of our own. */
  answer: 5_000,
} as const;

const isOpen = 1;

/** One connection from its start to its end, which comes once and whichever way. */
export class Link {
  readonly #socket: Socket;
  readonly #parts: LinkParts;
  readonly #events: LinkEvents;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasBegun = false;
  #hasEnded = false;
  #sentToken = '';
  #isKnown = false;
  /** Taken for a visitor's, it would be told that its rider's slots are a stranger's. */
  #isMistaken = false;

  constructor(parts: LinkParts, events: LinkEvents) {
    this.#parts = parts;
    this.#events = events;
    this.#socket = parts.open();
    this.#expectSign(waits.open);
    this.#socket.addEventListener('open', () => this.#begin());
    this.#socket.addEventListener('message', (event) => this.#handle(String((event as MessageEvent).data)));
    this.#socket.addEventListener('close', () => this.end());
  }

  subscribe(uid: string, list: FollowedList): void {
    this.#send(written.subscribe(uid, list));
  }

  unsubscribe(uid: string): void {
    this.#send(written.unsubscribe(uid));
  }

  /** A device that slept cannot tell whether the other side is still there. */
  ask(): void {
    if (this.#socket.readyState !== isOpen) return;
    this.#expectSign(waits.answer);
    this.#send(written.ping);
  }

  end(fellSilent = false): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#socket.close();
    this.#events.onEnd(fellSilent);
  }

  #begin(): void {
    if (this.#hasEnded) return;
    this.#hasBegun = true;
    this.#expectSign(waits.quiet);
    this.#authenticate(this.#parts.readToken());
    this.#events.onOpen();
  }

  #handle(text: string): void {
    if (this.#hasEnded) return;
    this.#expectSign(waits.quiet);
    if (this.#isMistaken) return;
    const message = readMessage(text);
    if (message.kind === 'authenticated') this.#isKnown = true;
    if (message.kind === 'ping') this.#send(written.pong);
    // Messages that were too many were not read: begun anew, nothing is missed.
    else if (message.kind === 'refused' && message.what === 'all') return this.end();
    else if (message.kind === 'refused' && message.what === 'auth') {
      if (message.code !== 'TOKEN_EXPIRED') this.#isKnown = false;
      void this.#renew();
    }
    this.#events.onMessage(message);
  }

  /**
   * A server that knows the rider waits for the new token; one that does not, or no more, is asked over a new connection. Where the
   * log-in is over no token is to be had, and the page leads to /login and says so.
   */
  async #renew(): Promise<void> {
    this.#isMistaken = !this.#isKnown;
    const token = await this.#parts.renewToken(this.#sentToken);
    if (token === null || this.#isMistaken) this.end();
    else this.#authenticate(token);
  }

  #authenticate(token: string | null): void {
    if (token === null) return;
    this.#sentToken = token;
    this.#send(written.auth(token));
  }

  #send(text: string): void {
    if (!this.#hasEnded && this.#socket.readyState === isOpen) this.#socket.send(text);
  }

  #expectSign(withinMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(this.#hasBegun), withinMs);
  }
}
