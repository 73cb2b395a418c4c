import { readLegalCall } from '@cablepark/contract/park/legal';
import { ParkError } from '@cablepark/domain/errors';
import { legalNames } from '@cablepark/domain/legal/our-legal';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { versionParams } from './content.schema.ts';
import { findVersion } from './content.store.ts';
import { showContent } from './shown-content.ts';

const legalParams = z.object({ ...versionParams.shape, name: z.enum(legalNames) });

/** Accepted texts stay public for everybody to read. */
export function registerLegalVersions(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    readLegalCall().path,
    {
      schema: {
        summary: 'Read a version of the terms or of the privacy policy',
        params: legalParams,
        response: { 200: answerOf(readLegalCall()), ...errorResponses(400, 403) },
      },
    },
    async ({ params: { name, version } }, reply) => {
      const content = await findVersion(context.store.db, name, version);
      if (!content) throw new ParkError('NOT_FOUND');
      reply.header('cache-control', 'no-cache');
      return { data: await showContent(context, name, { version, content }) };
    },
  );
}
