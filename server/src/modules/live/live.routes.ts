import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ParkError } from '@cablepark/domain/errors';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Config } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { limits } from './limits.ts';
import { Live } from './live.ts';
import { LiveHints } from './live-hints.ts';

const path = '/websocket';

/**
 * Compresses the first, long list for thin connections at a lake; short messages stay uncompressed. Each connection keeps a compressor,
 * which at zlib's defaults takes a quarter of a megabyte: a window of 2 kB and little else still compresses a list to a fifth.
 */
const compression = {
  threshold: 4096,
  serverMaxWindowBits: 11,
  zlibDeflateOptions: { memLevel: 2 },
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
};

interface Upgrade {
  socket: Duplex;
  head: Buffer;
}

/**
 * Accepts connections through the app's own routing: its proxy setting finds the client's address,
 * and refusals get the usual answer and log entry.
 */
export function registerLive(app: FastifyInstance, context: AppContext): void {
  const live = new Live(context, app.liveCounts);
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.messageBytes,
    perMessageDeflate: compression,
  });
  const hints = new LiveHints(context);
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  Object.assign(app.server, {
    // Ignores upgrade requests elsewhere.
    shouldUpgradeCallback: ({ url, headers }: IncomingMessage) =>
      pathOf(url) === path && headers.upgrade?.toLowerCase() === 'websocket',
  });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    // Only network sockets come this way.
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
    response.on('finish', () => socket.end());
    app.routing(request, response);
  });

  app.get(path, { config: { ignoresBearer: true }, schema: { hide: true } }, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) {
      if (request.headers['sec-websocket-key'] !== undefined) hints.warn('noUpgrade', {});
      return reply.callNotFound();
    }
    refuseForeign(request, context.config, (origin) => hints.warn('foreign', { origin }));
    // A household has many millions of IPv6 addresses.
    const address = normalizeIP(request.ip);
    live.refuseWhereFull(address);
    reply.hijack();
    reply.raw.detachSocket(upgrade.socket as Parameters<ServerResponse['detachSocket']>[0]);
    sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => live.add(socket, address));
  });
  app.addHook('preClose', async () => live.close());
}

function pathOf(url = ''): string {
  return url.split('?')[0] ?? '';
}

/** @throws FORBIDDEN for pages of other sites, and for tokens in the URL, which would appear in logs. */
function refuseForeign(
  request: FastifyRequest,
  { publicUrl, isPublicUrlSet, corsOrigins }: Config,
  onForeign: (origin: string) => void,
): void {
  const { origin, host } = request.headers;
  if (/[?&]access_token=/.test(request.url)) throw new ParkError('FORBIDDEN');
  // Non-browser clients send no Origin header.
  if (origin === undefined || corsOrigins.includes(origin)) return;
  const isOwn = isPublicUrlSet
    ? origin === new URL(publicUrl).origin
    : URL.canParse(origin) && new URL(origin).host === host;
  if (isOwn) return;
  onForeign(origin);
  throw new ParkError('FORBIDDEN');
}
