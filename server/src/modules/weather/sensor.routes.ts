import { pushWaterCall } from '@cablepark/contract/weather/weather';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { readSignature } from './sensor-key.ts';
import { takeReading } from './water.ts';

/** Allows a reading every ten seconds, more often than water needs. */
const rateLimit = { max: 60, timeWindow: '10 minutes' };

const headers = z.object({
  'cablepark-signature': z
    .string()
    .describe(
      '`t=1783000000,v1=…`: the seconds since 1970, and in hex the HMAC-SHA256, by the key, of these digits, a dot and the body as it is sent.',
    ),
});

/** A thermometer in the lake sends its readings, signed with a key that an Admin creates. */
export function registerSensor(app: FastifyInstance, context: AppContext): void {
  const rawBodies = new WeakMap<FastifyRequest, string>();
  const signatures = new WeakMap<FastifyRequest, { salt: string; sentAt: Temporal.Instant }>();
  // The signature covers the body as it was sent.
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    rawBodies.set(request, String(body));
    void parse(request, String(body), done);
  });
  app.withTypeProvider<ZodTypeProvider>().post(
    pushWaterCall.path,
    {
      config: { ignoresBearer: true, rateLimit },
      bodyLimit: 1024,
      // Checked before the body's schema, so that only the sensor gets validation details.
      preValidation: async (request) => {
        const signature = request.headers['cablepark-signature'];
        const found = await readSignature(context, signature, rawBodies.get(request) ?? '');
        if (!found) throw new ParkError('FORBIDDEN');
        signatures.set(request, found);
      },
      schema: {
        summary: 'Push the temperature of the water, by a sensor',
        description:
          'Each reading is signed at a later second than the last one (else 409 CHANGED_SINCE), within five minutes of the server’s clock (else 422 TOO_LATE or TOO_EARLY), so that none counts twice.',
        headers,
        body: pushWaterCall.body,
        response: { 204: z.void(), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const found = signatures.get(request);
      if (!found) throw new ParkError('FORBIDDEN');
      await takeReading(context, found, request.body.celsius);
      return reply.code(204).send();
    },
  );
}
