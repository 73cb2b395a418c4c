import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mailPages } from '@cablepark/contract/accounts/addresses';
import { type IconName, iconAddress } from '@cablepark/contract/park/looks';
import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import { homeWithout, isPageOfSite } from '@cablepark/contract/site-paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { readShownLooks } from '../modules/looks/index.ts';
import { sendPage } from './send-page.ts';
import { StartPage } from './start-page.ts';

/** Where `npm run build` puts the site. */
export const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** What belongs to the wire is never answered with a page (vite.config.ts hands the same paths on). */
const wirePath =
  /^\/((auth|users|items|server|assets|files|park|takings|export|docs|setup|invitations|mailed-booking|calendar|track-calendars)(\/|$)|desk\/(walk-ins|moves|no-shows|voids)$)/;
/** Where a name is a file or nothing: a script that is gone must not come back as a page. No page has a point in its address. */
const isFile = /^\/(static|art|site)\/|\./;
/** What browsers ask for unasked, whatever a page says: the file of the build, and what is made of a park's own logo. */
const askedIcons: Readonly<Record<string, readonly [file: string, name: IconName]>> = {
  '/favicon.ico': ['/art/favicon-32.png', 'icon-32.png'],
  '/apple-touch-icon.png': ['/art/apple-touch-icon.png', 'icon-180.png'],
  '/apple-touch-icon-precomposed.png': ['/art/apple-touch-icon.png', 'icon-180.png'],
};
/** What the build leaves for the server (site/renderer.ts): no files for visitors, however their names are spelled. */
const serverFiles = /^site\//;
const compressed = /\.(br|gz)$/;
const startPage = 'index.html';
/** Stays with a browser for as long as it has not been asked for anew. */
const pushWorker = 'push-worker.js';
/** Files that run nothing when they are opened by themselves; an SVG picture is a document. */
const inert = /\.(js|css|woff2|avif|webp|png|jpg|webmanifest)$/;
/** What browsers heed in documents alone: half a kilobyte that every file of a page would bring along on a slow line. */
const headersOfDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
] as const;

/** Whoever has the address of such a page may do what it is for: it tells no other site, and no search engine keeps it. */
const secretPages: readonly string[] = [mailPages.firstAdmin, mailedBookingPage];

const notBuilt = 'The pages of the site are not built. Run: npm run build';

/**
 * The site itself: its files, and its start page for the pages that the web makes. Any other page that a browser asks for is the
 * home page, which says what was not found (SPEC.md §2); all else is 404 in the wire's form.
 */
export async function registerWeb(
  app: FastifyInstance,
  context: Pick<AppContext, 'contents'>,
  folder = webFolder,
): Promise<void> {
  const files = await listFiles(folder);
  const isBuilt = files.has(startPage);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
    });
  } else app.log.warn(notBuilt);
  const start = new StartPage(context, folder);

  app.get('/*', { config: { ignoresBearer: true } }, async (request, reply) => {
    const path = pathOf(request);
    if (path === null || wirePath.test(path)) return reply.callNotFound();
    const file = path.slice(1);
    if (isBuilt && files.has(file)) return sendFile(reply, file);
    const icon = Object.hasOwn(askedIcons, path) && (await iconFor(path, context));
    if (icon) return redirect(reply, icon);
    if (isFile.test(path) || !wantsPage(request)) return reply.callNotFound();
    if (!isPageOfSite(path)) {
      // A program that asks for anything has mistyped a call.
      return isBrowser(request) ? redirect(reply, homeWithout(path)) : reply.callNotFound();
    }
    if (secretPages.includes(path)) {
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    }
    if (isBuilt) {
      const branded = await start.read();
      return branded ? sendPage(request, reply, branded) : sendFile(reply, startPage);
    }
    return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  });
}

async function iconFor(path: string, context: Pick<AppContext, 'contents'>): Promise<string | null> {
  const [file, name] = askedIcons[path] ?? [];
  const looks = await readShownLooks(context);
  return looks && name ? iconAddress(name, looks) : (file ?? null);
}

function redirect(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(to, 302);
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  if (inert.test(file)) for (const name of headersOfDocuments) reply.removeHeader(name);
  return reply.header('cache-control', cachingOf(file)).sendFile(file);
}

/** Files under `static/` carry their content's hash in the name and never change; the pages and the worker must always be the newest. */
function cachingOf(file: string): string {
  if (file.startsWith('static/')) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') || file === pushWorker ? 'no-cache' : 'public, max-age=3600';
}

function pathOf(request: FastifyRequest): string | null {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    return null;
  }
}

/** Browsers and the programs that preview a link; a client of the wire names JSON, or nothing at all. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  if (url === '/') return true;
  return /text\/html|\*\/\*/.test(headers.accept ?? '') && headers['content-type'] === undefined;
}

function isBrowser({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Only names that are in this list are ever opened: the public files, as they are spelled on the disk. */
async function listFiles(folder: string): Promise<Set<string>> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile() && !compressed.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    return new Set(names.filter((name) => !serverFiles.test(name)));
  } catch {
    return new Set();
  }
}
