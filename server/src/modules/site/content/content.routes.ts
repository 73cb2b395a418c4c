import { listVersionsCall, readVersionCall, writeVersionCall } from '@cablepark/contract/park/content-calls';
import { readContentCall } from '@cablepark/contract/park/contents';
import { newVersionOf } from '@cablepark/contract/park/contents.schema';
import { may } from '@cablepark/domain/accounts/permissions';
import { ParkError } from '@cablepark/domain/errors';
import { withoutLostPictures } from '@cablepark/domain/pictures/pictures';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { validBody } from '../../../http/validation.ts';
import { changeContent } from './change-content.ts';
import { contentParams, versionParams } from './content.schema.ts';
import { findVersion, listVersions } from './content.store.ts';
import { writeVersionRow } from './content.wire.ts';
import { registerLegalVersions } from './legal.routes.ts';
import { readShownContent, readWholeContent, showContent } from './shown-content.ts';

/** The park's own pages with their history. Everybody reads them; an Admin writes them. */
export function registerContents(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    readContentCall().path,
    {
      schema: {
        summary: 'Read what stands on a page',
        description:
          'Scenes that are not shown, and the words of a page that is not, are told to an Admin alone.',
        params: contentParams,
        response: { 200: answerOf(readContentCall()), ...errorResponses(400) },
      },
    },
    async ({ actor, params: { name } }, reply) => {
      reply.header('cache-control', 'no-cache');
      const readContent = may(actor?.role ?? null, 'content.edit') ? readWholeContent : readShownContent;
      return { data: await readContent(context, name) };
    },
  );

  routes.post(
    writeVersionCall().path,
    {
      ...requirePermission('content.edit'),
      schema: {
        summary: 'Write the next version of a page',
        description:
          '`edited` is the version that was read before; 409 where another one stands by now. Where the terms or the privacy policy follow ours, ours are written, whatever else is said.',
        params: contentParams,
        body: writeVersionCall().body,
        response: { 200: answerOf(writeVersionCall()), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const { name } = request.params;
      const { edited, content: draft } = validBody(newVersionOf(name), request.body, request.url);
      const change = { edited, content: draft };
      const version = await changeContent(context, requireActor(request), name, change);
      return { data: await showContent(context, name, version) };
    },
  );

  registerVersions(app, context);
  registerLegalVersions(app, context);
}

/** The history of a page, for its authors. */
function registerVersions(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    listVersionsCall.path,
    {
      ...requirePermission('content.edit'),
      schema: {
        summary: 'List the versions of a page',
        params: contentParams,
        response: { 200: answerOf(listVersionsCall), ...errorResponses(400, 403) },
      },
    },
    async ({ params: { name } }) => ({
      data: (await listVersions(context.store.db, name)).map(writeVersionRow),
    }),
  );

  routes.get(
    readVersionCall().path,
    {
      ...requirePermission('content.edit'),
      schema: {
        summary: 'Read a version of a page',
        description:
          '0 is what stood there before the park wrote its own. Pictures that the library has no more are left out.',
        params: versionParams,
        response: { 200: answerOf(readVersionCall()), ...errorResponses(400, 403) },
      },
    },
    async ({ params: { name, version } }) => {
      const content = await findVersion(context.store.db, name, version);
      if (!content) throw new ParkError('NOT_FOUND');
      const visibleContent = withoutLostPictures(content, await context.library.read());
      return { data: await showContent(context, name, { version, content: visibleContent }) };
    },
  );
}
