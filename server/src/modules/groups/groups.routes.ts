import {
  acceptOfferCall,
  declineOfferCall,
  enquireCall,
  nameGroupCall,
  payDepositCall,
  proveEnquiryCall,
  readMailedGroupCall,
} from '@cablepark/contract/groups/groups';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { acceptOffer } from './accept-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { enquire } from './enquire.ts';
import { nameGroup } from './name-group.ts';
import { payDeposit } from './pay-deposit.ts';
import { proveEnquiry } from './prove-enquiry.ts';
import { readMailedGroup } from './read-mailed-group.ts';

/** Each enquiry sends a mail to somebody. All devices of one network share the limit of its IP address. */
const enquiryLimit = { max: 5, timeWindow: '1 day' };
// A token with 144 bits of signature can't be guessed; the limit saves work.
const readConfig = { ignoresBearer: true, rateLimit: { max: 300, timeWindow: '10 minutes' } };
const linkConfig = { ignoresBearer: true, rateLimit: { max: 60, timeWindow: '10 minutes' } };

/** The calls of a group without an account. A GET changes nothing, because mail scanners send GET requests. */
export function registerGroups(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerEnquiry(app, context);
  registerLink(app, context);
  registerAnswers(app, context);
  registerDeposit(app, context);
}

function registerEnquiry(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    enquireCall.path,
    {
      config: { ignoresBearer: true, rateLimit: enquiryLimit },
      bodyLimit: 8192,
      schema: {
        summary: 'Ask for places for a group',
        description: 'Mails a link to the address. The desk sees the enquiry once the link is confirmed.',
        body: enquireCall.body,
        response: { 204: z.void(), ...errorResponses(400) },
      },
    },
    async ({ body }, reply) => {
      await enquire(context, body);
      return reply.code(204).send();
    },
  );
}

function registerLink(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    readMailedGroupCall.path,
    {
      // The page polls every few seconds while it waits for a payment.
      config: readConfig,
      schema: {
        summary: 'See a group’s enquiry by the link of its mails',
        description: 'Its state, the offer, and after the acceptance its rides.',
        querystring: readMailedGroupCall.query,
        response: { 200: answerOf(readMailedGroupCall), ...errorResponses(400, 403) },
      },
    },
    async ({ query: { token } }) => ({ data: await readMailedGroup(context, token) }),
  );
  routes.post(
    proveEnquiryCall.path,
    {
      config: linkConfig,
      bodyLimit: 1024,
      schema: {
        summary: 'Prove the address of an enquiry',
        description: 'Good for a day; done again it changes nothing.',
        body: proveEnquiryCall.body,
        response: { 200: answerOf(proveEnquiryCall), ...errorResponses(400, 401, 403) },
      },
    },
    async ({ body: { token } }) => {
      await proveEnquiry(context, token);
      return { data: await readMailedGroup(context, token) };
    },
  );
}

function registerDeposit(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    payDepositCall.path,
    {
      config: linkConfig,
      bodyLimit: 1024,
      schema: {
        summary: 'Begin to pay the deposit of an offer online',
        description:
          'A checkout of the first places that cover it; the same again while it is open. Once the money has come, the offer is accepted.',
        body: payDepositCall.body,
        response: { 200: answerOf(payDepositCall), ...errorResponses(400, 403, 409, 422, 503) },
      },
    },
    async ({ body: { token, offer } }) => ({ data: { url: await payDeposit(context, token, offer) } }),
  );
}

function registerAnswers(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    acceptOfferCall.path,
    {
      config: linkConfig,
      bodyLimit: 1024,
      schema: {
        summary: 'Accept an offer by the link of its mail',
        description:
          'Its places become bookings, all or none. `offer` is the number of the offer that was shown.',
        body: acceptOfferCall.body,
        response: { 200: answerOf(acceptOfferCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ body: { token, offer } }) => {
      await acceptOffer(context, token, offer);
      return { data: await readMailedGroup(context, token) };
    },
  );
  routes.post(
    declineOfferCall.path,
    {
      config: linkConfig,
      bodyLimit: 1024,
      schema: {
        summary: 'Decline an offer by the link of its mail',
        description: 'Its places are free at once.',
        body: declineOfferCall.body,
        response: { 200: answerOf(declineOfferCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async ({ body: { token, offer } }) => {
      await declineOffer(context, token, offer);
      return { data: await readMailedGroup(context, token) };
    },
  );
  routes.post(
    nameGroupCall.path,
    {
      config: linkConfig,
      bodyLimit: 16_384,
      schema: {
        summary: 'Name the people of a group by its link',
        description: 'In the order of riding. Rides that are over keep their names.',
        body: nameGroupCall.body,
        response: { 200: answerOf(nameGroupCall), ...errorResponses(400, 403, 409) },
      },
    },
    async ({ body: { token, names } }) => {
      await nameGroup(context, token, names);
      return { data: await readMailedGroup(context, token) };
    },
  );
}
