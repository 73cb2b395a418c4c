import { Link, type LinkParts } from './link.ts';
import type { FollowedList, ListChange, ServerMessage } from './messages.ts';

/** `live`: the server pushes changes; `polling`: it does not, so the page polls; `waiting`: not known yet. */
export type Mode = 'waiting' | 'live' | 'polling';

export interface Follower {
  list: FollowedList;
  onChange: (change: ListChange) => void;
  /** @param heardAt time of the server's last message, in milliseconds since the epoch; null: never */
  onMode: (mode: Mode, heardAt: number | null) => void;
}

export interface ClientParts extends LinkParts {
  random: () => number;
  nowMs: () => number;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** A page change drops its list before it follows the next. */
const lingerMs = 5_000;
const enoughFailures = 2;

interface Subscription extends Follower {
  mode: Mode;
}

/** The one connection of the page. It opens for the first list, closes after the last, and reconnects after a break. */
export class LiveClient {
  readonly #parts: ClientParts;
  readonly #followed = new Map<string, Subscription>();
  #link: Link | null = null;
  #failures = 0;
  #nextUid = 1;
  #heardAt: number | null = null;
  #isResting = false;
  #account: string | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  /** Sets the page's account; a new account needs a new connection. */
  showTo(account: string | null): void {
    if (this.#account === account) return;
    this.#account = account;
    this.#link?.end();
    this.#failures = 0;
    this.#connect();
  }

  /** @returns the unsubscribe function */
  follow(follower: Follower): () => void {
    const uid = String(this.#nextUid);
    this.#nextUid += 1;
    const subscription: Subscription = { ...follower, mode: this.#modeWithoutList() };
    this.#followed.set(uid, subscription);
    follower.onMode(subscription.mode, this.#heardAt);
    clearTimeout(this.#linger);
    if (this.#link) this.#link.subscribe(uid, follower.list);
    else if (this.#retry === undefined) this.#connect();
    return () => this.#drop(uid);
  }

  /** Connects or pings now, because the network or the visitor is back. */
  wake(): void {
    this.#isResting = false;
    if (this.#link) this.#link.ask();
    else this.#connect();
  }

  /** Stops connecting until `wake`. */
  rest(): void {
    this.#isResting = true;
    this.#link?.end();
    this.#stopRetry();
  }

  #drop(uid: string): void {
    this.#followed.delete(uid);
    this.#link?.unsubscribe(uid);
    if (this.#followed.size > 0) return;
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => {
      this.#stopRetry();
      this.#link?.end();
    }, lingerMs);
  }

  #connect(): void {
    this.#stopRetry();
    if (this.#isResting || this.#link || this.#followed.size === 0) return;
    const link = new Link(this.#parts, {
      onOpen: () => {
        for (const [uid, { list }] of this.#followed) link.subscribe(uid, list);
      },
      onMessage: (message) => this.#handle(message),
      onEnd: (fellSilent) => this.#lose(link, fellSilent),
    });
    this.#link = link;
  }

  #handle(message: ServerMessage): void {
    this.#heardAt = this.#parts.nowMs();
    if (message.kind === 'change') {
      this.#failures = 0;
      const subscription = this.#followed.get(message.uid);
      subscription?.onChange(message.change);
      if (subscription) this.#turn(subscription, 'live');
    } else if (message.kind === 'refused' && message.what === 'list') {
      const target = this.#followed.get(message.uid);
      if (target) this.#turn(target, 'polling');
    }
  }

  #lose(link: Link, fellSilent: boolean): void {
    if (this.#link === link) this.#link = null;
    if (this.#isResting || this.#followed.size === 0) return this.#turnAll('waiting');
    this.#failures = fellSilent ? Math.max(this.#failures + 1, enoughFailures) : this.#failures + 1;
    this.#turnAll(this.#modeWithoutList());
    const longest = Math.min(firstWaitMs * 2 ** (this.#failures - 1), longestWaitMs);
    this.#stopRetry();
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + this.#parts.random()));
  }

  #modeWithoutList(): Mode {
    return this.#failures >= enoughFailures ? 'polling' : 'waiting';
  }

  #turnAll(mode: Mode): void {
    for (const subscription of this.#followed.values()) this.#turn(subscription, mode);
  }

  #turn(subscription: Subscription, mode: Mode): void {
    if (subscription.mode === mode) return;
    subscription.mode = mode;
    subscription.onMode(mode, this.#heardAt);
  }

  #stopRetry(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }
}
