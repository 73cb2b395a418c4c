import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A page of the site's own address with nothing on it. */
export const emptyPage = '/nothing-here';
const firstScript = '/first-script.js';

export interface Front {
  url: string;
  /** The park whose pages are shown. */
  port: number;
  close(): Promise<void>;
}

/**
 * Stands before a park and puts a script of the test's before all others into each page: not every browser's driver can. What the park
 * says of its pages, as which scripts may run, stays as it is.
 */
export async function openFront(script: () => string): Promise<Front> {
  const sockets = new Set<Socket>();
  const front: Front = {
    url: '',
    port: 0,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((incoming, outgoing) => {
    // The machine's: a page would set its clock by it.
    outgoing.sendDate = false;
    if (incoming.url === firstScript) answer(outgoing, 'text/javascript', script());
    else if (incoming.url === emptyPage) answer(outgoing, 'text/html', '<!doctype html><title>x</title>');
    else passOn(incoming, outgoing, front.port);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (incoming, socket, head) => {
    const { method, url: path, headers } = incoming;
    const further = request({ host: '127.0.0.1', port: front.port, method, path, headers });
    further.on('upgrade', (answered, theirs, first) => {
      socket.write(headOf(answered));
      theirs.unshift(first);
      socket.unshift(head);
      theirs.pipe(socket).pipe(theirs);
      for (const [one, other] of [
        [theirs, socket],
        [socket, theirs],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
    further.on('response', () => socket.destroy());
    further.on('error', () => socket.destroy());
    further.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  front.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return front;
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url: path, headers } = incoming;
  // A page that comes as it is can be added to.
  const further = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  further.on('error', () => outgoing.destroy());
  further.on('response', (answered) => {
    const { statusCode = 502, headers } = answered;
    if (!headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(statusCode, headers);
      answered.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    answered.on('data', (part: Buffer) => parts.push(part));
    answered.on('end', () => {
      const page = Buffer.concat(parts)
        .toString()
        .replace('<head>', `<head><script src="${firstScript}"></script>`);
      const { 'content-length': _, ...rest } = headers;
      outgoing.writeHead(statusCode, rest);
      outgoing.end(page);
    });
  });
  incoming.pipe(further);
}

function answer(outgoing: ServerResponse, type: string, text: string): void {
  outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  outgoing.end(text);
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
  );
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n');
}
