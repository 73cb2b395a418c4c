import {
  describePictureCall,
  listLibraryCall,
  removePictureCall,
  uploadToLibraryCall,
} from '@cablepark/contract/park/picture-calls';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { rowParams } from '../../../http/row-id.ts';
import { pictureUpload, readUpload, sendPicture, takeUploads } from '../pictures/index.ts';
import { deletePicture } from './delete-picture.ts';
import { describePicture } from './describe-picture.ts';
import { findLibraryFile } from './library.store.ts';
import { readLibrary, readPicture } from './library.wire.ts';
import { uploadPicture } from './upload-picture.ts';

/** The pictures of the park's pages, events and obstacles: authors of the pages upload them, everybody sees them. */
export function registerLibrary(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  takeUploads(app);

  routes.get(
    listLibraryCall.path,
    {
      ...requirePermission('picture.read'),
      schema: {
        summary: 'List the library of pictures',
        response: { 200: answerOf(listLibraryCall), ...errorResponses(403) },
      },
    },
    async () => ({ data: await readLibrary(context) }),
  );

  routes.post(
    uploadToLibraryCall.path,
    {
      ...pictureUpload('content.edit'),
      schema: {
        summary: 'Put a picture into the library',
        description:
          'JPEG, PNG, WebP or AVIF up to 10 MB, as the body itself. It is kept in up to three widths as AVIF and WebP.',
        response: { 200: answerOf(uploadToLibraryCall), ...errorResponses(400, 403, 409, 413, 415) },
      },
    },
    async (request) => {
      const id = await uploadPicture(context, requireActor(request), readUpload(request.body));
      return { data: await readPicture(context, id) };
    },
  );

  registerPicture(app, context);
  registerLibraryFiles(app, context);
}

/** One picture of the library. */
function registerPicture(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.patch(
    describePictureCall.path,
    {
      ...requirePermission('content.edit'),
      schema: {
        summary: 'Describe a picture',
        description: 'What is said instead of it, and the point that stays in view where it is cropped.',
        params: rowParams,
        body: describePictureCall.body,
        response: { 200: answerOf(describePictureCall), ...errorResponses(400, 403) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await describePicture(context, requireActor(request), id, request.body);
      return { data: await readPicture(context, id) };
    },
  );

  routes.delete(
    removePictureCall.path,
    {
      ...requirePermission('content.edit'),
      schema: {
        summary: 'Remove a picture that is shown nowhere',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(400, 403, 409) },
      },
    },
    async (request, reply) => {
      await deletePicture(context, requireActor(request), request.params.id);
      return reply.code(204).send();
    },
  );
}

function registerLibraryFiles(app: FastifyInstance, context: AppContext): void {
  const binary = { schema: z.instanceof(Buffer) };
  app.withTypeProvider<ZodTypeProvider>().get(
    '/assets/:id/:file',
    {
      schema: {
        summary: 'See a picture of the library in one of its widths',
        params: z.object({ id: z.string(), file: z.string() }),
        response: {
          200: { content: { 'image/avif': binary, 'image/webp': binary } },
          304: z.void(),
          ...errorResponses(403),
        },
      },
      config: { ignoresBearer: true },
    },
    async (request, reply) => {
      const id = `${request.params.id}/${request.params.file}`;
      return sendPicture(context, request, reply, { id, file: await findLibraryFile(context.store.db, id) });
    },
  );
}
