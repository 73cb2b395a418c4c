import { randomUUID } from 'node:crypto';
import { previewMailCall, previewPageCall, sendSampleCall } from '@cablepark/contract/messages/mail-samples';
import type { MailSampleBody } from '@cablepark/contract/messages/mail-samples.schema';
import { ParkError } from '@cablepark/domain/errors';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../../context.ts';
import { answerOf } from '../../../http/answer-of.ts';
import { errorResponses } from '../../../http/error-responses.ts';
import { requireActor, requirePermission } from '../../../http/permission.ts';
import { insertMessages, messageRow } from '../../outbox/index.ts';
import { findReader } from '../compose-mail.ts';
import type { Reader } from '../mail-unit.ts';
import { framed, previewAddress, readPreviewToken, withImages } from './preview-page.ts';
import { type Sample, writeSample } from './sample-mails.ts';

/** Previews a mail with the park's unsaved sentence: on the page, or in one's own inbox (Admin). */
export function registerMailSamples(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const guard = requirePermission('content.edit');
  routes.post(
    previewMailCall.path,
    {
      ...guard,
      schema: {
        summary: 'See a mail with the park’s sentence',
        description: 'Made by what makes the mails, of a made-up booking. Nothing is sent or kept.',
        body: previewMailCall.body,
        response: { 200: answerOf(previewMailCall), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      const reader = await requireReader(context, requireActor(request).id);
      const sample = sampleOf(request.body);
      const { subject, text } = await writeSample({ context, reader }, sample);
      const page = previewAddress(context, reader.account, sample);
      reply.header('cache-control', 'no-store');
      return { data: { subject, text, page } };
    },
  );
  registerPage(app, context);
  routes.post(
    sendSampleCall.path,
    {
      ...guard,
      config: { ...guard.config, rateLimit: { max: 30, timeWindow: '10 minutes' } },
      schema: {
        summary: 'Send such a mail to oneself',
        description: 'By the outbox, as all mails leave.',
        body: sendSampleCall.body,
        response: { 204: z.void(), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      const { account } = await requireReader(context, requireActor(request).id);
      const kind = 'sample';
      // A random key, so that each sample is sent.
      const message = { kind, dedupe: `${kind}:${randomUUID()}`, account_id: account, start: null } as const;
      const row = messageRow(context.clock.now(), { ...message, about: sampleOf(request.body) });
      await insertMessages(context.store.db, [row]);
      context.outbox.raise();
      return reply.code(204).send();
    },
  );
}

/** A mail has inline styles and pictures, which only this page allows. Scripts, loading and forms stay blocked. */
const inertMail =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

function registerPage(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    previewPageCall.path,
    {
      config: { ignoresBearer: true },
      schema: {
        summary: 'See the HTML of a preview',
        description: 'By the address that the preview told, for some minutes.',
        querystring: previewPageCall.query,
        response: { 200: { content: { 'text/html': { schema: z.string() } } }, ...errorResponses(400, 403) },
      },
    },
    async ({ query: { token, scheme } }, reply) => {
      const preview = readPreviewToken(context, token);
      if (!preview) throw new ParkError('NOT_FOUND');
      const reader = await requireReader(context, preview.account);
      const { html, images } = await writeSample({ context, reader }, preview.sample);
      return reply
        .header('content-security-policy', inertMail)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(framed(withImages(html, images), scheme));
    },
  );
}

function sampleOf({ kind, language, sentence }: MailSampleBody): Sample {
  return { kind, language, sentence: sentence[language] || null };
}

async function requireReader(context: AppContext, account: string): Promise<Reader> {
  const reader = await findReader(context, account);
  if (!reader) throw new ParkError('NOT_FOUND');
  return reader;
}
