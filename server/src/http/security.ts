import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { ParkError } from '@cablepark/domain/errors';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';

/** Where the analytics script comes from and reports to; nothing of it is called before a visitor accepts. */
const analyticsHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
} as const;

/** Strict headers, no inline script or style; CORS only for the configured origins; limits where routes ask for them. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const analytics = config.analyticsId === null ? { script: [], connect: [] } : analyticsHosts;
  const secure = config.publicUrl.startsWith('https:');
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", ...liveHosts(config), ...analytics.connect],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Only the page around the map (site/map.ts).
        frameSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...analytics.connect],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...analytics.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Over plain http a browser must not be told to come back with https only.
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only browsers older than those we serve heed these; a page would carry 120 bytes of them.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  // The desk reads codes of passes by the camera; a page takes the policy of the address at which the visit began, so it is one for all.
  headers['permissions-policy'] = 'camera=(self), geolocation=(), microphone=()';
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'POST', 'PATCH', 'DELETE', 'SEARCH'],
      exposedHeaders: ['Content-Range'],
      strictPreflight: false,
    });
  }
  if (config.rateLimits) await registerLimits(app);
}

/** What helmet says of every answer alike; asked for each of them it would take a tenth of a short one's time. */
function headersOf(options: HelmetOptions): Promise<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  return new Promise((resolve, reject) => {
    helmet(options)(answer.req, answer, (error) => {
      if (error !== undefined) return reject(error);
      for (const [name, value] of Object.entries(answer.getHeaders())) headers[name] = String(value);
      resolve(headers);
    });
  });
}

/** `'self'` does not cover `/websocket` in older Safari. */
function liveHosts({ isPublicUrlSet, publicUrl }: Config): string[] {
  if (!isPublicUrlSet) return [];
  const { protocol, host } = new URL(publicUrl);
  return [`${protocol.replace('http', 'ws')}//${host}`];
}

/** Limits count per address, and only on the routes that set `config.rateLimit`. */
async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) => requestsExceeded(context),
  });
}

/** @param ttl until the count begins anew, in milliseconds */
export function requestsExceeded({ max, ttl }: { max: number; ttl: number }): ParkError {
  return new ParkError('REQUESTS_EXCEEDED', {
    extensions: {
      limit: max,
      reset: systemClock.now().add({ milliseconds: ttl }).toString({ smallestUnit: 'millisecond' }),
    },
  });
}
