import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Gives the next call; null when there is none left. */
export type NextCall = () => Call | null;

export interface Load {
  /** Answers per second. */
  rate: number;
  /** Milliseconds from the call's first byte to the answer's last; half of the answers, and 99 of 100, came sooner. */
  p50: number;
  p99: number;
  answers: number;
  /** Bytes of one answer on the connection, head and body; the mean of all. */
  bytes: number;
  /** Answers by status. */
  statuses: Record<number, number>;
}

const readBytes = 64 * 1024;

interface Tally {
  times: number[];
  bytes: number;
  statuses: Record<number, number>;
}

/**
 * Bounded load on a server of this machine: `connections` kept-alive connections, each with one call under way at a time,
 * for `ms` milliseconds. Written on the socket itself: clients and load tools count in milliseconds, and one of those is
 * twenty answers here, and they would take more of the processor than the server does.
 * @throws when a connection breaks, or an answer does not say how long it is.
 */
export async function load(url: string, next: NextCall, connections: number, ms: number): Promise<Load> {
  const { hostname, port, host } = new URL(url);
  const lines = Array.from({ length: connections }, () => new Line(Number(port), hostname));
  await Promise.all(lines.map(({ socket }) => once(socket, 'connect')));
  const tally: Tally = { times: [], bytes: 0, statuses: {} };
  const started = performance.now();
  try {
    await Promise.all(lines.map((line) => callInTurn(line, host, next, started + ms, tally)));
  } finally {
    for (const { socket } of lines) socket.destroy();
  }
  const { times, bytes, statuses } = tally;
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    rate: times.length / seconds,
    p50: share(0.5),
    p99: share(0.99),
    answers: times.length,
    bytes: Math.round(bytes / Math.max(1, times.length)),
    statuses,
  };
}

/** A connection that reads into the same memory again and again: collecting garbage would be counted as the server's time. */
class Line {
  readonly socket: Socket;
  /** Gets what has come; it is another text as soon as it returns. */
  onData: (chunk: Buffer) => void = () => undefined;

  constructor(port: number, host: string) {
    const buffer = Buffer.alloc(readBytes);
    const callback = (length: number) => {
      this.onData(buffer.subarray(0, length));
      return true;
    };
    this.socket = connect({ port, host, noDelay: true, onread: { buffer, callback } });
  }
}

/** Calls until the time is over or there is nothing left to call. */
function callInTurn(line: Line, host: string, next: NextCall, until: number, tally: Tally): Promise<void> {
  const { socket } = line;
  return new Promise((resolve, reject) => {
    let sent = 0;
    let got = 0;
    let awaited = Number.POSITIVE_INFINITY;
    let head = '';

    const send = () => {
      const call = performance.now() < until ? next() : null;
      if (!call) return resolve();
      got = 0;
      awaited = Number.POSITIVE_INFINITY;
      head = '';
      sent = performance.now();
      socket.write(rendered(call, host));
    };
    line.onData = (chunk) => {
      got += chunk.length;
      if (awaited === Number.POSITIVE_INFINITY) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (length === undefined)
          return reject(new Error(`An answer without its length:\n${head.slice(0, end)}`));
        awaited = end + 4 + Number(length);
      }
      if (got < awaited) return;
      tally.times.push(performance.now() - sent);
      tally.bytes += got;
      const status = Number(head.slice(9, 12));
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
      send();
    };
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed a connection.')));
    send();
  });
}

const known = new WeakMap<Call, string>();

function rendered(call: Call, host: string): string {
  const before = known.get(call);
  if (before !== undefined) return before;
  const { method, path, headers = {}, body } = call;
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined)
    lines.push(`content-type: application/json`, `content-length: ${Buffer.byteLength(body)}`);
  const text = `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
  known.set(call, text);
  return text;
}
