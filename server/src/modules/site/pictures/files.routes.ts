import { uploadPictureCall } from '@cablepark/contract/park/picture-calls';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor } from '../../../http/permission.ts';
import { readUuid, rowParams } from '../../../http/row-id.ts';
import { keepPicture } from './files.service.ts';
import { findFile } from './files.store.ts';
import { pictureUpload, readUpload, sendPicture, takeUploads } from './picture-routes.ts';

/** Pictures for events: Editors upload them, everybody sees them. The database stores them, so that one backup holds all. */
export function registerFiles(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  takeUploads(app);

  routes.post(
    uploadPictureCall.path,
    {
      ...pictureUpload('file.create'),
      schema: {
        summary: 'Upload a picture',
        description:
          'JPEG, PNG, WebP or AVIF up to 10 MB, as the body itself. It is kept as WebP, made smaller where it is large.',
        response: { 200: answerOf(uploadPictureCall), ...errorResponses(400, 403, 413, 415) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      return { data: await keepPicture(context, actor, readUpload(request.body)) };
    },
  );

  routes.get(
    '/assets/:id',
    {
      schema: {
        summary: 'See a picture',
        description:
          'One that was uploaded for an event or an obstacle, or one of the library in its largest width.',
        params: rowParams,
        response: {
          200: { content: { 'image/webp': { schema: z.instanceof(Buffer) } } },
          304: z.void(),
          ...errorResponses(403),
        },
      },
      config: { ignoresBearer: true },
    },
    async (request, reply) => {
      const id = readUuid(request.params.id);
      return sendPicture(context, request, reply, { id, file: await findFile(context.store.db, id) });
    },
  );
}
