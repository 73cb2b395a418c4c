import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { WebSocket } from 'ws';
import type { AppContext } from '../../context.ts';
import type { LiveCounts } from '../../http/metrics/live.ts';
import { type CheckedToken, findActor, readAccessToken } from '../accounts/index.ts';
import { Following } from './following.ts';
import { FrameQueue, letGo } from './frame-queue.ts';
import { closing, limits, rhythm } from './limits.ts';
import { MessageCount } from './message-count.ts';
import {
  errorFrame,
  type LiveAuth,
  type LiveMessage,
  okFrame,
  pingFrame,
  pongFrame,
  readMessage,
  refusals,
  type Subscribe,
  unsubscribedFrame,
} from './messages.ts';
import type { Views } from './views.ts';

type Uid = string | undefined;

interface ConnectionContext {
  context: AppContext;
  views: Views;
  counts: LiveCounts;
}

/** One client: its actor and its subscriptions. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #context: AppContext;
  readonly #frames: FrameQueue;
  readonly #following: Following;
  readonly #received = new MessageCount();
  #actor: Actor | null = null;
  #token: CheckedToken | null = null;
  /** Milliseconds since the epoch: the deadline for a new token; until then nothing is sent. */
  #waitsUntil: number | null = null;
  #isAlive = true;
  #turn: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, { context, views, counts }: ConnectionContext) {
    this.#socket = socket;
    this.#context = context;
    this.#frames = new FrameQueue(socket, counts, () =>
      this.#waitsUntil === null ? this.#following.nextFrame() : null,
    );
    this.#following = new Following(context, views, (frame) => this.#frames.reply(frame));
  }

  /** The token family of its session; it is checked after each write to the database. */
  get family(): string | null {
    return this.#token?.family ?? null;
  }

  get isFollowing(): boolean {
    return this.#following.size > 0;
  }

  /** Answers messages one at a time, in order. */
  receive(text: string): Promise<void> {
    this.#isAlive = true;
    const over = this.#context.config.rateLimits ? this.#received.add(performance.now()) : 0;
    if (over > limits.messages) letGo(this.#socket, closing.policy, refusals.tooMany.message);
    else if (over > 0) this.#frames.reply(errorFrame('server', refusals.tooMany));
    else return this.#inTurn(() => this.#answer(readMessage(text)));
    return this.#turn;
  }

  /** Sends a ping, or ends the connection if the last ping had no answer. */
  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#frames.reply(pingFrame);
  }

  /** Sets the session's actor as read from the database; null: the session is over. */
  recognise(family: string, actor: Actor | null): Promise<void> {
    return this.#inTurn(async () => {
      // The connection may have another session by now.
      if (this.#token?.family !== family) return;
      if (!actor) this.#forget(refusals.authFailed);
      await this.#become(actor);
    });
  }

  /** Checks the token's expiry. */
  checkToken(nowMs: number): void {
    if (this.#token === null || nowMs < this.#token.expiresAt * 1000) return;
    if (this.#waitsUntil === null) {
      this.#waitsUntil = nowMs + rhythm.newToken;
      this.#frames.reply(errorFrame('auth', refusals.tokenExpired));
    } else if (nowMs >= this.#waitsUntil) {
      this.#forget(null);
      void this.#inTurn(() => this.#become(null));
    }
  }

  /** Its lists may have changed, so send what is new. */
  wake(): void {
    this.#frames.wake();
  }

  close(): void {
    letGo(this.#socket, closing.goingAway, 'The server is going away.');
  }

  end(): Promise<void> {
    return this.#inTurn(async () => this.#following.dropAll());
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).catch((error: unknown) => {
      this.#context.log.warn({ err: error }, 'a live message could not be answered');
      this.#frames.reply(errorFrame('server', new ParkError('SERVICE_UNAVAILABLE')));
    });
    return this.#turn;
  }

  async #answer(message: LiveMessage | null): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    switch (message?.type) {
      case undefined:
        return this.#frames.reply(errorFrame('server', refusals.invalidPayload));
      case 'auth':
        return await this.#authenticate(message);
      case 'subscribe':
        return await this.#subscribe(message);
      case 'unsubscribe':
        this.#following.drop(message.uid);
        return this.#frames.reply(unsubscribedFrame(message.uid));
      case 'ping':
        return this.#frames.reply(pongFrame(message.uid));
      case 'pong':
    }
  }

  async #authenticate({ access_token: token, uid }: LiveAuth): Promise<void> {
    try {
      const claims = await readAccessToken(this.#context, token ?? '');
      const actor = await findActor(this.#context.store.db, claims);
      if (!actor) throw new ParkError('INVALID_CREDENTIALS');
      this.#token = claims;
      this.#waitsUntil = null;
      this.#frames.reply(okFrame('auth', uid));
      await this.#become(actor);
    } catch (error) {
      if (!(error instanceof ParkError)) throw error;
      const isExpired = error.code === 'TOKEN_EXPIRED';
      this.#forget(isExpired ? refusals.tokenExpired : refusals.authFailed, uid);
      await this.#become(null);
    }
  }

  /** @param refusal the error to send */
  #forget(refusal: (typeof refusals)[keyof typeof refusals] | null, uid?: Uid): void {
    this.#token = null;
    this.#waitsUntil = null;
    if (refusal) this.#frames.reply(errorFrame('auth', refusal, uid));
  }

  async #subscribe(listRequest: Subscribe): Promise<void> {
    if (this.#token) await this.#lookAtSession(this.#token);
    await this.#following.add(listRequest, this.#actor);
    this.#frames.wake();
  }

  async #lookAtSession(token: CheckedToken): Promise<void> {
    this.checkToken(this.#context.clock.now().epochMilliseconds);
    const actor = await findActor(this.#context.store.db, token);
    if (!actor) this.#forget(refusals.authFailed);
    await this.#become(actor);
  }

  async #become(actor: Actor | null): Promise<void> {
    const before = this.#actor;
    const isSame = before?.id === actor?.id && before?.role === actor?.role;
    this.#actor = actor;
    if (!isSame) await this.#following.showTo(actor, before && !actor ? refusals.logInEnded : null);
    this.#frames.wake();
  }
}
