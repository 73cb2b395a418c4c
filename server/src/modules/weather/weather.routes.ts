import {
  readDeskWeatherCall,
  readWeatherCall,
  renewSensorKeyCall,
  typeWaterCall,
} from '@cablepark/contract/weather/weather';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { sendRead } from '../../http/revalidation.ts';
import { writeAudit } from '../audit/index.ts';
import { readDeskWeather, readWeather } from './read-weather.ts';
import { renewSensorKey } from './sensor-key.ts';
import { typeWater } from './water.ts';

/** The weather as everybody sees it, and the staff's part of it. */
export function registerWeather(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    readWeatherCall.path,
    {
      config: { ignoresBearer: true },
      schema: {
        summary: 'What the sky says at the park',
        description:
          'The forecast by the hour (m/s, millimetres, °C; null where the source does not say), the storm warnings of the county, and the temperature of the water. A part that is more than six hours old, the water more than a day, is null. Without a point on the map all of it is.',
        response: { 200: answerOf(readWeatherCall), 304: z.void() },
      },
    },
    async (request, reply) => {
      const version = await app.responseCache.versionFor(request);
      const { data, endMs } = await readWeather(context);
      request.cacheVersion = version;
      request.answersEndMs = Math.min(request.answersEndMs, endMs);
      return sendRead(request, reply, { data });
    },
  );
  registerStaffPart(app, context);
}

function registerStaffPart(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    readDeskWeatherCall.path,
    {
      ...requirePermission('weather.read'),
      schema: {
        summary: 'The advice about today’s wind, and how the weather is read',
        response: { 200: answerOf(readDeskWeatherCall), ...errorResponses(403) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await readDeskWeather(context) };
    },
  );

  routes.post(
    typeWaterCall.path,
    {
      ...requirePermission('water.type'),
      schema: {
        summary: 'Type the temperature of the water',
        description: 'It counts until the next one, and for a day at most.',
        body: typeWaterCall.body,
        response: { 204: z.void(), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      await typeWater(context, requireActor(request), request.body.celsius);
      return reply.code(204).send();
    },
  );

  routes.post(
    renewSensorKeyCall.path,
    {
      ...requirePermission('sensor.key'),
      schema: {
        summary: 'Make the key of the water’s sensor',
        description: 'The old one is good no more. It is told this once.',
        response: { 200: answerOf(renewSensorKeyCall), ...errorResponses(403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const key = await inTransaction(context, requireActor(request), async (transaction) => {
        await writeAudit(transaction, { action: 'sensor.key', subjectId: 1 });
        return await renewSensorKey(context, transaction.db, transaction.now.epochMilliseconds);
      });
      return { data: { key } };
    },
  );
}
