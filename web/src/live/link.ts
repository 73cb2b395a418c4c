import { type FollowedList, readMessage, type ServerMessage, writeMessage } from './messages.ts';

/** The part of a browser's `WebSocket` that we use. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: Event) => void): void;
}

export interface LinkParts {
  open: () => Socket;
  /** The access token, if logged in. It travels in a message, never in the address, which ends up in logs. */
  readToken: () => string | null;
  /** @returns null if the session is over. */
  renewToken: (stale: string) => Promise<string | null>;
}

export interface LinkEvents {
  onOpen: () => void;
  onMessage: (message: ServerMessage) => void;
  /** @param fellSilent whether the open connection timed out */
  onEnd: (fellSilent: boolean) => void;
}

/** Milliseconds. */
const waits = {
  /** Until the connection is open. */
  open: 10_000,
  /** For any message of the server, which pings every 30 s. */
  quiet: 45_000,
  /** For the reply to our ping. */
  answer: 5_000,
} as const;

const isOpen = 1;

/** One connection from start to end; `onEnd` runs once, whatever the reason. */
export class Link {
  readonly #socket: Socket;
  readonly #parts: LinkParts;
  readonly #events: LinkEvents;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasBegun = false;
  #hasEnded = false;
  #sentToken = '';
  #isKnown = false;
  /** The server takes the rider for a visitor, so it would report the rider's own slots as a stranger's. */
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
    this.#send(writeMessage.subscribe(uid, list));
  }

  unsubscribe(uid: string): void {
    this.#send(writeMessage.unsubscribe(uid));
  }

  /** Pings the server: after sleep, a device cannot know whether the connection still exists. */
  ask(): void {
    if (this.#socket.readyState !== isOpen) return;
    this.#expectSign(waits.answer);
    this.#send(writeMessage.ping);
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
    if (message.kind === 'ping') this.#send(writeMessage.pong);
    // The server drops messages over its limit; a new connection misses nothing.
    else if (message.kind === 'refused' && message.what === 'all') return this.end();
    else if (message.kind === 'refused' && message.what === 'auth') {
      if (message.code !== 'TOKEN_EXPIRED') this.#isKnown = false;
      void this.#renew();
    }
    this.#events.onMessage(message);
  }

  /**
   * Renews the token. If the server knows the rider, it waits for the new token; otherwise a new connection is needed.
   * Without a session there is no token, and the page redirects to /login with a message.
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
    this.#send(writeMessage.auth(token));
  }

  #send(text: string): void {
    if (!this.#hasEnded && this.#socket.readyState === isOpen) this.#socket.send(text);
  }

  #expectSign(withinMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(this.#hasBegun), withinMs);
  }
}
