import {
  correctBillCall,
  correctContactCall,
  correctMethodCall,
  correctRiderCall,
  previewMethodCall,
} from '@cablepark/contract/rides/corrections';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { readRow, rowAnswer } from '../../../directus/index.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { answerOnce, keyHeaders, withKey } from '../../../http/answer-once.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { readRowId, rowParams } from '../../../http/row-id.ts';
import { findLivingAccount } from '../../accounts/rows/index.ts';
import { correctContact } from './correct-contact.ts';
import { correctMethod } from './correct-method.ts';
import { correctRidelessBill } from './correct-rideless.ts';
import { correctRider } from './correct-rider.ts';
import { previewMethod } from './preview-method.ts';

/** Corrections at the desk: the method of a payment, the rider of a booking, and a rider's name or phone. */
export function registerCorrections(app: FastifyInstance, context: AppContext): void {
  registerMethods(app, context);
  registerBills(app, context);
  registerPeople(app, context);
}

function registerMethods(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    previewMethodCall.path,
    {
      ...requirePermission('ride.correct'),
      schema: {
        summary: 'What a correction of the method of a payment corrects',
        params: rowParams,
        response: { 200: answerOf(previewMethodCall), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await previewMethod(context.store.db, readRowId(request.params.id)) };
    },
  );

  routes.post(
    correctMethodCall.path,
    {
      ...withKey(requirePermission('ride.correct'), 'required'),
      schema: {
        summary: 'Correct the method of a payment',
        description:
          'Of a ride that was paid at the desk with money. The cash book reverses the sale and enters it anew on the same day; the slot gets the new payment. A bill is corrected as a whole: all its rides, passes and rows of the price list.',
        headers: keyHeaders,
        body: correctMethodCall.body,
        response: { 200: rowAnswer('Slot'), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { payment, method } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => correctMethod(keyed, actor, payment, method),
        (inside, slot) => readRow(inside, 'Slot', slot, actor),
      );
      return { data };
    },
  );
}

function registerBills(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    correctBillCall.path,
    {
      ...withKey(requirePermission('ride.correct'), 'required'),
      schema: {
        summary: 'Correct the method of a bill without rides',
        description:
          'A bill of the desk with rows of the price list and passes alone. The cash book reverses each sale and enters it anew on the same day.',
        headers: keyHeaders,
        body: correctBillCall.body,
        response: { 200: answerOf(correctBillCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { bill, from, method } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => correctRidelessBill(keyed, actor, { bill, from, method }),
        () => ({ id: bill, method }),
      );
      return { data };
    },
  );
}

function registerPeople(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    correctRiderCall.path,
    {
      ...withKey(requirePermission('ride.correct'), 'required'),
      schema: {
        summary: 'Give a booking to the right rider',
        description:
          'To an account, or to a guest; of a party, all its rides. Payments stay; a ride of a pass goes back to the pass. Not where it was paid online, nor where the group came by an enquiry.',
        headers: keyHeaders,
        body: correctRiderCall.body,
        response: { 200: rowAnswer('Slot'), ...errorResponses(400, 403, 409, 422) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { body } = request;
      const right =
        'account' in body ? { account: body.account } : { name: body.first_name, phone: body.description };
      const data = await answerOnce(
        context,
        request,
        (keyed) => correctRider(keyed, actor, body.slot, right),
        (inside) => readRow(inside, 'Slot', body.slot, actor),
      );
      return { data };
    },
  );

  routes.post(
    correctContactCall.path,
    {
      ...withKey(requirePermission('ride.correct'), 'required'),
      schema: {
        summary: 'Correct the name or phone of a rider or guest',
        description:
          'The owner of an account is told by mail. Its address is for an Admin (`PATCH /users/{id}`).',
        headers: keyHeaders,
        body: correctContactCall.body,
        response: { 200: answerOf(correctContactCall), ...errorResponses(400, 403, 409) },
      },
    },
    async (request) => {
      const actor = requireActor(request);
      const { account: id } = request.body;
      const data = await answerOnce(
        context,
        request,
        (keyed) => correctContact(keyed, actor, request.body),
        async ({ store }) => {
          const account = await findLivingAccount(store.db, id);
          return { id, first_name: account?.first_name ?? null, description: account?.phone ?? null };
        },
      );
      return { data };
    },
  );
}
