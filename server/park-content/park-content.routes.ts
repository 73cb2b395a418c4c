import { parkContentPatch } from '@cablepark/domain/park-content.schema';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { Park } from '../park.ts';
import { needs, requireActor } from '../plugins/actor.ts';
import { changeContent } from './park-content.service.ts';

/** PATCH /park; GET /server/info tells the content to everybody. */
export function registerParkContent(app: FastifyInstance, park: Park): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .patch('/park', { ...needs('park.edit'), schema: { body: parkContentPatch } }, async (request) => {
      const actor = requireActor(request);
      return { data: await changeContent(park, actor, request.body) };
    });
}
