import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireWriter } from '../../../http/permission.ts';
import { readUuid, rowParams } from '../../../http/row-id.ts';
import { eraseAccount } from './erase-account.ts';

export function registerErasure(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().delete(
    '/users/:id',
    {
      schema: {
        summary: 'Delete an account',
        description: 'One’s own; an Admin may delete any account.',
        params: rowParams,
        response: { 204: z.void(), ...errorResponses(401, 403) },
      },
      // The rule checks the right, because it depends on the owner of the account.
      config: { least: 'User' },
    },
    async (request, reply) => {
      await eraseAccount(context, requireWriter(request), readUuid(request.params.id));
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
