import { searchDeskCall } from '@cablepark/contract/rides/search';
import type { SearchAnswer } from '@cablepark/contract/rides/search.schema';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requirePermission } from '../../../http/permission.ts';
import { findBookings } from './find-bookings.ts';
import { findParties } from './find-parties.ts';
import { findPasses } from './find-passes.ts';
import { findRiders } from './find-riders.ts';
import type { Search } from './finding.ts';

type Finders = { [Kind in keyof SearchAnswer]: (search: Search) => Promise<SearchAnswer[Kind]> };

/** Every kind of hit. */
const finders: Finders = {
  riders: findRiders,
  parties: findParties,
  bookings: findBookings,
  passes: findPasses,
};

/** GET /desk/search (Manager): riders, parties, bookings and passes, from one field. */
export function registerSearch(app: FastifyInstance, { store, clock, config }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    searchDeskCall.path,
    {
      ...requirePermission('rider.read'),
      schema: {
        summary: 'Find riders, parties, bookings and passes',
        description:
          'Riders by any part of their names, address or phone, without regard to diacritics; parties, each as one, by their contact or their people; other bookings of today and to come by their rider and by a time of day; passes by four characters of their code or more.',
        querystring: searchDeskCall.query,
        response: { 200: answerOf(searchDeskCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      const { db, engine } = store;
      const search = { db, engine, zone: config.zone, now: clock.now(), text: query.q };
      const [riders, parties, bookings, passes] = await Promise.all([
        finders.riders(search),
        finders.parties(search),
        finders.bookings(search),
        finders.passes(search),
      ]);
      return { data: { riders, parties, bookings, passes } };
    },
  );
}
