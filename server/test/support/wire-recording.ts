import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Method } from './call.ts';
import type { Person } from './people.ts';

/** A call and its answer: one line of a recording. */
interface Recorded {
  who: string;
  call: string;
  status: number;
  body: unknown;
}

/** What refusals say since 0.2.0: of several slots they name those that refuse. */
const refusingSlots = /,"slots":\[[\d,]*\](?=\}\}\]\})/g;

/** Replaces random values: ids of accounts and checkouts, codes of passes, the provider's addresses. */
function withoutChance(body: string): string {
  const seen = new Map<string, string>();
  const named = (found: string) => {
    const name = seen.get(found) ?? `#${seen.size + 1}`;
    seen.set(found, name);
    return name;
  };
  return body
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, named)
    .replaceAll(/"code":"[\dA-HJ-NP-Z]{12}"/g, '"code":"…"')
    .replaceAll(refusingSlots, '')
    .replaceAll(/http:\/\/127[^"]*/g, '…');
}

/** Records an app's answers, to compare them with another version's. */
export class WireRecording {
  readonly lines: Recorded[] = [];
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  ask = async (who: string, person: Person | null, method: Method, url: string, body?: object) => {
    const answer = await this.#app.inject({
      method: method as 'GET',
      url,
      headers: { ...person?.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    this.keep(who, `${method} ${url} ${body ? JSON.stringify(body) : ''}`.trim(), {
      status: answer.statusCode,
      body: answer.body,
    });
    return answer;
  };

  keep(who: string, call: string, { status, body }: { status: number; body: string }): void {
    const text = withoutChance(body);
    this.lines.push({ who, call: withoutChance(call), status, body: text === '' ? '' : JSON.parse(text) });
  }
}

/** Reads another version's recording: one call per line. */
export function readRecording(file: string): Recorded[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Recorded);
}
