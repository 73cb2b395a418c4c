import { hash } from 'node:crypto';
import { readShownEvent as readEventRow } from '@cablepark/contract/park/events';
import { eventIdOf } from '@cablepark/contract/park/public-pages';
import { artOf } from '@cablepark/domain/events/event-art';
import { type PictureWords, pictureVersion, pictureWords } from '@cablepark/domain/events/shared-picture';
import { defaultLanguage, type Language } from '@cablepark/domain/time/display';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../context.ts';
import { isKnownTag } from '../http/revalidation.ts';
import { drawSharedEvent, readShownLooks } from '../modules/site/looks/index.ts';
import { readShownEvent } from './shown-events.ts';
import { askedLanguage } from './visit-language.ts';

interface SharedPicture {
  content: Buffer;
  tag: string;
}

/** Some 100 kB each. More than a park has events on its pages, in two languages: a stranger who asks for all of them has each drawn once. */
const mostPictures = 200;
const forever = 'public, max-age=31536000, immutable';

/** GET /events/{id}/share.jpg: the picture of a shared link to an event, with its name and time. Its address has a version. */
export function registerEventPictures(app: FastifyInstance, context: AppContext): void {
  const pictures = new LRUCache<string, Promise<SharedPicture>>({ max: mostPictures });
  const config = { ignoresBearer: true };
  app.get<{ Params: { event: string }; Querystring: { v?: unknown } }>(
    '/events/:event/share.jpg',
    { config },
    async (request, reply) => {
      const language = askedLanguage(request.query) ?? defaultLanguage;
      const facts = await factsOf(context, `/events/${request.params.event}`, language);
      if (facts === null) return reply.callNotFound();
      const { ground, words } = facts;
      const looks = await readShownLooks(context);
      // What is drawn names the drawing, so visitors cannot fill the cache.
      const key = JSON.stringify([ground, words, looks]);
      const drawing = pictures.get(key) ?? make(context, looks, facts);
      pictures.set(key, drawing);
      drawing.catch(() => pictures.delete(key));
      const { content, tag } = await drawing;
      const isCurrent = request.query.v === pictureVersion(ground, looks?.version ?? 0, words);
      reply.header('cache-control', isCurrent ? forever : 'no-cache').header('etag', tag);
      if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(content);
    },
  );
}

interface PictureFacts {
  /** The event's own picture by its id, or one of ours by its name. */
  ground: string;
  words: PictureWords;
}

/** Null where there is no such event, and before the park opens. */
async function factsOf(context: AppContext, path: string, language: Language): Promise<PictureFacts | null> {
  const id = eventIdOf(path);
  if (id === null) return null;
  const [row, { name: park, opening }] = await Promise.all([
    readShownEvent(context, id),
    context.parkSettings.read(),
  ]);
  if (row === null || !opening.isOpen) return null;
  const { event, places } = readEventRow(row);
  const words = pictureWords(event, { park, language, zone: context.config.zone });
  return { ground: event.image ?? artOf(event, places), words };
}

async function make(
  context: AppContext,
  looks: Awaited<ReturnType<typeof readShownLooks>>,
  { ground, words }: PictureFacts,
): Promise<SharedPicture> {
  const content = await drawSharedEvent(context, looks, ground, words);
  return { content, tag: `"${hash('sha1', content, 'base64url')}"` };
}
