import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentProviderName } from '@cablepark/domain/payments/checkout';
import { type Clock, systemClock } from '../../../src/clock.ts';
import type { PaymentProvider } from '../../../src/payment-providers/provider.ts';

export interface Answer {
  status: number;
  body?: unknown;
  location?: string;
  html?: string;
}

/** How it misbehaves. */
export interface Mood {
  /** Answers nothing until the caller gives up. */
  isSilent: boolean;
  isBroken: boolean;
  /** Refunds are taken and refused later. */
  refusesRefunds: boolean;
  /** Of notices: none is rung by itself. */
  isMute: boolean;
}

/** A notice as it is rung. */
export interface Rung {
  headers: Record<string, string>;
  body: string;
}

/** A payment provider with a memory, on 127.0.0.1. What is paid is named by our checkout. */
export abstract class FakeProvider {
  abstract readonly name: PaymentProviderName;
  abstract readonly mood: Mood;
  /** Where its time matters. */
  clock: Clock = systemClock;
  /** Calls that were refused, and why. */
  readonly refused: string[] = [];
  /** The calls in their order, like `PUT /api/v1/transaction/verify`. */
  readonly calls: string[] = [];
  readonly #server: Server;
  #killing: { call: string; when: 'before' | 'after'; kill: () => Promise<unknown> } | null = null;

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#respond(request, response);
    });
  }

  /** Our side of it. */
  abstract open(): PaymentProvider;
  /** The settings of a server that asks it. */
  abstract settings(): Record<string, string>;
  /** The rider is about to pay: that can't be stopped any more. */
  abstract beginPaying(checkout: string): void;
  /** The rider pays, with what money, so to say. @throws where nobody may pay any more */
  abstract pay(checkout: string, differs?: { amount?: number; currency?: string }): unknown;
  /** Null where it does not know the checkout. */
  abstract isPaid(checkout: string): boolean | null;
  /** Whether the money was paid, and taken by us. */
  abstract isConfirmed(checkout: string): boolean;
  abstract rung(checkout: string): Rung;
  /** Notices that others would send. */
  abstract forged(checkout: string): Rung[];
  /** Tells of the newest refund. */
  abstract refundRung(checkout: string): Rung;
  /** What was sent is done, or refused, at once from now on. */
  abstract endRefunds(): void;
  abstract refundsOf(checkout: string): { amount: number }[];
  /** In its own panel: all of it, where no amount is named. */
  abstract giveBack(checkout: string, amount?: number): void;

  protected abstract answer(request: IncomingMessage): Promise<Answer>;

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * Has the caller die when it next makes this call: once it has arrived, or once it was carried out and before it is answered.
   * @returns once that has happened
   */
  async killAt(call: string, when: 'before' | 'after', kill: () => Promise<unknown>): Promise<void> {
    await new Promise<void>((resolve) => {
      const once = async () => {
        this.#killing = null;
        await kill();
        resolve();
      };
      this.#killing = { call, when, kill: once };
    });
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body, location, html } = await this.#carriedOut(request);
    response.writeHead(status, {
      'content-type': html === undefined ? 'application/json' : 'text/html; charset=utf-8',
      ...(location === undefined ? {} : { location }),
    });
    response.end(html ?? JSON.stringify(body ?? {}));
  }

  async #carriedOut(request: IncomingMessage): Promise<Answer> {
    const isAsked = `${request.method} ${request.url}`.startsWith(this.#killing?.call ?? '?');
    const { when, kill } = this.#killing ?? {};
    if (isAsked && when === 'before') {
      await kill?.();
      return { status: 500 };
    }
    const answer = await this.answer(request);
    if (isAsked && when === 'after') await kill?.();
    return answer;
  }
}

export async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
