import { iconNames } from '@cablepark/contract/park/looks';
import { uploadLogoCall } from '@cablepark/contract/park/picture-calls';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor } from '../../../http/permission.ts';
import { isKnownTag } from '../../../http/revalidation.ts';
import { readUuid } from '../../../http/row-id.ts';
import { pictureUpload, takeUploads } from '../pictures/index.ts';
import { Icons } from './icons.ts';
import { keepLogo } from './keep-logo.ts';
import { missingLogo } from './logo-errors.ts';
import { findLogo } from './looks.store.ts';

const logoTypes = ['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg', 'image/avif'];
const forever = 'public, max-age=31536000, immutable';
/** A drawing that is opened directly is a document, so block scripts, loading and forms in it. */
const inertDrawing = "default-src 'none'; sandbox";
const imageResponses = (types: string[]) => ({
  200: { content: Object.fromEntries(types.map((type) => [type, { schema: z.instanceof(Buffer) }])) },
  304: z.void(),
  ...errorResponses(400, 403),
});

/** The park's logo, uploaded by an Admin and public, and the icons made of it. */
export function registerLooks(app: FastifyInstance, context: AppContext): void {
  registerUpload(app, context);
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const icons = new Icons(context);

  routes.get<{ Params: { id: string } }>(
    '/park/logos/:id',
    {
      schema: {
        summary: 'See a logo',
        response: imageResponses(['image/svg+xml', 'image/webp']),
      },
      config: { ignoresBearer: true },
    },
    async ({ params, headers }, reply) => {
      const id = readUuid(params.id);
      const file = await findLogo(context.store.db, id);
      if (!file) throw new ParkError('NOT_FOUND');
      reply.header('cache-control', forever).header('etag', `"${id}"`);
      if (isKnownTag(headers['if-none-match'], `"${id}"`)) return reply.code(304).send();
      return sendPicture(reply, file.type, Buffer.from(file.content));
    },
  );

  routes.get(
    '/park/icons/:name',
    {
      schema: {
        summary: 'See an icon made of the park’s logo and colours',
        params: z.object({ name: z.enum(iconNames) }),
        querystring: z.object({ v: z.coerce.number().int().optional() }),
        response: imageResponses(['image/svg+xml', 'image/png', 'image/jpeg']),
      },
      config: { ignoresBearer: true },
    },
    async ({ params: { name }, query: { v }, headers }, reply) => {
      const icon = await icons.read(name);
      if (!icon) throw new ParkError('NOT_FOUND');
      // An old address still works: it serves the current icon, without long caching.
      reply.header('cache-control', v === icon.version ? forever : 'no-cache').header('etag', icon.tag);
      if (isKnownTag(headers['if-none-match'], icon.tag)) return reply.code(304).send();
      return sendPicture(reply, icon.type, icon.content);
    },
  );
}

function sendPicture(reply: FastifyReply, type: string, content: Buffer): FastifyReply {
  return reply.header('content-security-policy', inertDrawing).type(type).send(content);
}

function registerUpload(app: FastifyInstance, context: AppContext): void {
  takeUploads(app);
  app.withTypeProvider<ZodTypeProvider>().post(
    uploadLogoCall.path,
    {
      ...pictureUpload('content.edit', logoTypes),
      schema: {
        summary: 'Upload a logo',
        description:
          'SVG up to 200 kB, drawn with shapes alone, or a PNG, WebP, JPEG or AVIF picture up to 10 MB, as the body itself.',
        response: { 200: answerOf(uploadLogoCall), ...errorResponses(400, 403, 413, 415) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      if (!Buffer.isBuffer(request.body)) throw missingLogo();
      return { data: await keepLogo(context, actor, request.body) };
    },
  );
}
