import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';
import { requestsExceeded } from './requests-exceeded.ts';

/** Hosts of the analytics script; pages call them only after the visitor's consent. */
const analyticsHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
} as const;

/** Strict headers, no inline script or style; CORS only for the configured origins; rate limits where routes set them. */
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
        // Only the page around the map (pages/map.ts).
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
    // Over plain http the browser must not switch to https for the future.
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only unsupported old browsers use these; a page would carry 120 bytes of them.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  // The desk scans passes by the camera. A page keeps the policy of the visit's first address, so all pages have the same.
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

/** Helmet's constant headers, computed once: computing them per response took a tenth of a short one's time. */
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

/** Limits count per address, only on routes with `config.rateLimit`. */
async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, context) => requestsExceeded(context),
  });
}
