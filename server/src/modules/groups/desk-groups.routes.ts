import {
  extendOfferCall,
  offerPlacesCall,
  readGroupTermsCall,
  refuseEnquiryCall,
} from '@cablepark/contract/groups/groups';
import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../http/answer-once.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../http/permission.ts';
import { readRowId, rowParams } from '../../http/row-id.ts';
import { extendOffer } from './extend-offer.ts';
import { offerPlaces } from './offer-places.ts';
import { refuseEnquiry } from './refuse-enquiry.ts';

/** The desk's calls about groups. */
export function registerDeskGroups(app: FastifyInstance, context: AppContext): void {
  registerTerms(app, context);
  registerOffers(app, context);
  registerOtherAnswers(app, context);
}

function registerTerms(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    readGroupTermsCall.path,
    {
      ...requirePermission('group.answer'),
      schema: {
        summary: 'What the park asks of groups by default',
        response: { 200: answerOf(readGroupTermsCall), ...errorResponses(403) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { depositBy, deposit } = (await context.parkSettings.read()).groups;
      return { data: { deposit_by: depositBy, deposit } };
    },
  );
}

function registerOffers(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    offerPlacesCall.path,
    {
      ...withKey(requirePermission('group.answer'), 'required'),
      schema: {
        summary: 'Offer places to a group',
        description: 'Holds them until the offer ends, all of them or none, and mails the offer.',
        params: rowParams,
        headers: keyHeaders,
        body: offerPlacesCall.body,
        response: { 200: answerOf(offerPlacesCall), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { slots, until, terms, deposit, offer } = request.body;
      const newOffer = {
        enquiry: readRowId(request.params.id),
        slots,
        until: requireWireTime(until),
        terms,
        deposit: toGrosze(deposit),
        offer,
      };
      const data = await answerOnce(
        context,
        request,
        (keyed) => offerPlaces(keyed, actor, newOffer),
        async (_inside, answer) => answer,
      );
      return { data };
    },
  );
}

function registerOtherAnswers(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    extendOfferCall.path,
    {
      ...requirePermission('group.answer'),
      schema: {
        summary: 'Hold the places of an offer longer',
        params: rowParams,
        body: extendOfferCall.body,
        response: { 204: z.void(), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { until, offer } = request.body;
      const extension = { enquiry: readRowId(request.params.id), until: requireWireTime(until), offer };
      await extendOffer(context, requireActor(request), extension);
      return reply.code(204).send();
    },
  );
  routes.post(
    refuseEnquiryCall.path,
    {
      ...requirePermission('group.answer'),
      schema: {
        summary: 'Say no to a group, or withdraw an offer',
        description: 'The places of an offer are free at once. Mails the group once.',
        params: rowParams,
        body: refuseEnquiryCall.body,
        response: { 204: z.void(), ...errorResponses(400, 403, 409) },
      },
    },
    async (request, reply) => {
      const { answer, offer } = request.body;
      const refusal = { enquiry: readRowId(request.params.id), answer, offer };
      await refuseEnquiry(context, requireActor(request), refusal);
      return reply.code(204).send();
    },
  );
}
