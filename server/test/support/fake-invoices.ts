import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a fake of a bookkeeper's program misbehaves at its next calls. */
export interface InvoiceMood {
  /** Answered in place of all calls: a status, or a body that is no answer. */
  status: number | null;
  body: string | null;
  /** Does the work of a `create` and hangs up before its answer. */
  losesAnswers: boolean;
  /** The number of a document that it refuses. */
  refuses: string | null;
}

interface FakeDocument {
  id: string;
  number: string;
  body: Record<string, unknown>;
}

/** A bookkeeper's program with a memory on 127.0.0.1, after the descriptions of Fakturownia and inFakt. */
export abstract class FakeInvoices {
  readonly documents: FakeDocument[] = [];
  readonly calls: string[] = [];
  readonly mood: InvoiceMood = { status: null, body: null, losesAnswers: false, refuses: null };
  readonly key = 'a key of the account';
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#respond(request, response);
    });
  }

  /** The answer to a call: its status and its body. */
  protected abstract answer(
    method: string,
    url: URL,
    headers: IncomingMessage['headers'],
    body: Record<string, unknown>,
  ): [number, unknown];

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = new URL(request.url ?? '/', 'http://fake');
    const method = request.method ?? '';
    this.calls.push(`${method} ${url.pathname}`);
    const { status, body, losesAnswers } = this.mood;
    if (status !== null || body !== null) {
      response.writeHead(status ?? 200).end(body ?? '{"error":"no"}');
      return;
    }
    const sent = parts.length === 0 ? {} : JSON.parse(Buffer.concat(parts).toString());
    const [code, answer] = this.answer(method, url, request.headers, sent);
    if (losesAnswers && method === 'POST') request.socket.destroy();
    else response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
}

/** Fakturownia: the token in the query or the body, a list of documents, and a unique `oid` where it is asked for. */
export class FakeFakturownia extends FakeInvoices {
  protected answer(
    method: string,
    url: URL,
    _headers: IncomingMessage['headers'],
    body: Record<string, unknown>,
  ): [number, unknown] {
    if ((body['api_token'] ?? url.searchParams.get('api_token')) !== this.key)
      return [401, { code: 'error' }];
    if (url.pathname !== '/invoices.json') return [404, {}];
    if (method === 'GET') {
      // Its description does not promise the filter: all are listed.
      return [200, this.documents.map(({ id, number }) => ({ id: Number(id), oid: number }))];
    }
    const invoice = body['invoice'] as Record<string, unknown>;
    const number = String(invoice['oid']);
    if (number === this.mood.refuses) return [422, { code: 'error', message: 'Nieprawidłowy NIP' }];
    const isTwice = invoice['oid_unique'] === 'yes' && this.documents.some((each) => each.number === number);
    if (isTwice) return [422, { code: 'error', message: { oid: ['already taken'] } }];
    const id = String(1000 + this.documents.length);
    this.documents.push({ id, number, body: invoice });
    return [201, { id: Number(id), oid: number, kind: invoice['kind'] }];
  }
}

/** inFakt: the key in a header, a filter by number, and drafts that appear some time after they are accepted. */
export class FakeInfakt extends FakeInvoices {
  readonly accepted: FakeDocument[] = [];

  /** Makes the drafts that it has accepted. */
  work(): void {
    this.documents.push(...this.accepted.splice(0));
  }

  protected answer(
    method: string,
    url: URL,
    headers: IncomingMessage['headers'],
    body: Record<string, unknown>,
  ): [number, unknown] {
    if (headers['x-infakt-apikey'] !== this.key) return [401, {}];
    if (method === 'GET' && url.pathname === '/invoices.json') {
      const wanted = url.searchParams.get('q[number_eq]');
      const entities = this.documents.filter(({ number }) => number === wanted);
      return [200, { metainfo: {}, entities: entities.map(({ id, number }) => ({ uuid: id, number })) }];
    }
    if (method !== 'POST' || url.pathname !== '/async/invoices.json') return [404, {}];
    const invoice = body['invoice'] as Record<string, unknown>;
    const id = `uuid-${this.documents.length + this.accepted.length}`;
    this.accepted.push({ id, number: String(invoice['number']), body: invoice });
    return [202, { invoice_task_reference_number: id, processing_code: 100 }];
  }
}
