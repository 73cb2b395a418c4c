import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mailPages } from '@cablepark/contract/accounts/addresses';
import { friendsPage } from '@cablepark/contract/friends/friends';
import { groupPage, mailedGroupPage } from '@cablepark/contract/groups/group-pages';
import { type IconName, iconAddress } from '@cablepark/contract/park/looks';
import { mailedBookingPage } from '@cablepark/contract/rides/mailed-booking';
import { homeWithout, isPageOfSite } from '@cablepark/contract/site-paths';
import { mailedOfferPage } from '@cablepark/contract/standby/standby';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { readShownLooks } from '../modules/site/looks/index.ts';
import { webFolder } from '../web-folder.ts';
import { sendPage } from './send-page.ts';
import { StartPage } from './start-page.ts';
import { visitLanguage } from './visit-language.ts';

/** Paths of the API never get a page as an answer (vite.config.ts proxies the same paths). */
const wirePath =
  /^\/((auth|users|items|server|assets|files|park|takings|export|docs|setup|invitations|mailed-booking|mailed-offer|mailed-group|mailed-merge|present|group-enquiries|calendar|track-calendars)(\/|$)|desk\/(walk-ins|moves|no-shows|voids)$)/;
/** Addresses of files only: a deleted script must not return a page. No page has a dot in its address. */
const isFile = /^\/(static|art|site)\/|\./;
/** Icons that browsers request without a link: the build's file, and the one generated from a park's logo. */
const askedIcons: Readonly<Record<string, readonly [file: string, name: IconName]>> = {
  '/favicon.ico': ['/art/favicon-32.png', 'icon-32.png'],
  '/apple-touch-icon.png': ['/art/apple-touch-icon.png', 'icon-180.png'],
  '/apple-touch-icon-precomposed.png': ['/art/apple-touch-icon.png', 'icon-180.png'],
};
/** Build output for the server (pages/renderer.ts): never served to visitors, in any spelling of the name. */
const serverFiles = /^site\//;
const compressedFile = /\.(br|gz)$/;
const startPage = 'index.html';
/** A browser keeps it until it fetches it again. */
const pushWorker = 'push-worker.js';
/** Files that run nothing when opened directly; an SVG picture is a document. */
const inert = /\.(js|css|woff2|avif|webp|png|jpg|webmanifest)$/;
/** Headers that only matter for documents: without them each file of a page saves half a kilobyte on a slow line. */
const headersOfDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
] as const;

/** The address of such a page grants access: it sends no referrer to other sites. */
const secretPages: readonly string[] = [
  mailPages.firstAdmin,
  mailedBookingPage,
  mailedGroupPage,
  mailedOfferPage,
  friendsPage,
];

/** Of the pages that a browser makes, those that are for strangers. */
const openPages: readonly string[] = [groupPage];

const notBuilt = 'The pages of the site are not built. Run: npm run build';

/**
 * The site itself: its files, and the start page for client-side pages. A browser gets the home page for any other page, with a notice
 * (SPEC.md §2); other clients get 404 in the API's form.
 */
export async function registerWeb(
  app: FastifyInstance,
  context: Pick<AppContext, 'pageContents' | 'parkSettings' | 'config'>,
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
      // A client without an Accept for HTML has mistyped a call.
      return isBrowser(request) ? redirect(reply, homeWithout(path)) : reply.callNotFound();
    }
    if (secretPages.includes(path)) reply.header('referrer-policy', 'no-referrer');
    if (!openPages.includes(path)) reply.header('x-robots-tag', 'noindex');
    if (isBuilt) {
      const language = visitLanguage(request.query, request.headers.cookie);
      return sendPage(request, reply, await start.read(language, path), ['Cookie']);
    }
    return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  });
}

async function iconFor(path: string, context: Pick<AppContext, 'pageContents'>): Promise<string | null> {
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

/** Files under `static/` have a hash in the name and never change; pages and the worker must be revalidated. */
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

/** Browsers and link previews; an API client accepts JSON, or names nothing. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  if (url === '/') return true;
  return /text\/html|\*\/\*/.test(headers.accept ?? '') && headers['content-type'] === undefined;
}

function isBrowser({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** An allow-list of the public files, as spelled on the disk: nothing else is ever opened. */
async function listFiles(folder: string): Promise<Set<string>> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile() && !compressedFile.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    return new Set(names.filter((name) => !serverFiles.test(name)));
  } catch {
    return new Set();
  }
}
