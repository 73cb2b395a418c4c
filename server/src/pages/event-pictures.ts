import { hash } from 'node:crypto';
import { readShownEvent as readEventRow } from '@cablepark/contract/park/events';
import { eventIdOf } from '@cablepark/contract/park/public-pages';
import { artOf } from '@cablepark/domain/events/event-art';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../context.ts';
import { isKnownTag } from '../http/revalidation.ts';
import { drawShared, readShownLooks } from '../modules/site/looks/index.ts';
import { readShownEvent } from './shown-events.ts';

interface SharedPicture {
  content: Buffer;
  tag: string;
}

/** Some 100 kB each. */
const mostPictures = 40;
const forever = 'public, max-age=31536000, immutable';

/** GET /events/{id}/share.jpg: the picture of a shared link to an event, with the park's logo. Its address has a version. */
export function registerEventPictures(app: FastifyInstance, context: AppContext): void {
  const pictures = new LRUCache<string, Promise<SharedPicture>>({ max: mostPictures });
  const config = { ignoresBearer: true };
  app.get<{ Params: { event: string }; Querystring: { v?: unknown } }>(
    '/events/:event/share.jpg',
    { config },
    async (request, reply) => {
      const picture = await pictureOf(context, `/events/${request.params.event}`);
      if (picture === null || !(await context.parkSettings.read()).opening.isOpen)
        return reply.callNotFound();
      const looks = await readShownLooks(context);
      // The logo and the picture name the drawing, so visitors cannot fill the cache.
      const key = JSON.stringify([picture, looks]);
      const drawing = pictures.get(key) ?? make(context, looks, picture);
      pictures.set(key, drawing);
      drawing.catch(() => pictures.delete(key));
      const { content, tag } = await drawing;
      const isCurrent = request.query.v === `${picture}-${looks?.version ?? 0}`;
      reply.header('cache-control', isCurrent ? forever : 'no-cache').header('etag', tag);
      if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(content);
    },
  );
}

/** The event's own picture by its id, or one of ours by its name; null where there is no such event. */
async function pictureOf(context: AppContext, path: string): Promise<string | null> {
  const id = eventIdOf(path);
  if (id === null) return null;
  const row = await readShownEvent(context, id);
  if (row === null) return null;
  const { event, places } = readEventRow(row);
  return event.image ?? artOf(event, places);
}

async function make(
  context: AppContext,
  looks: Awaited<ReturnType<typeof readShownLooks>>,
  picture: string,
): Promise<SharedPicture> {
  const content = await drawShared(context, looks, picture);
  return { content, tag: `"${hash('sha1', content, 'base64url')}"` };
}
