import { statfs } from 'node:fs/promises';
import { readInfoCall } from '@cablepark/contract/park/content-calls';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { answerOf } from '../../http/answer-of.ts';
import { readOutboxState } from '../../mail/outbox-state.ts';
import { scheduleCleanUp } from './clean-up.ts';
import { serverInfo } from './server-info.ts';
import { healthAnswer } from './system.schema.ts';
import { writeStatus } from './write-status.ts';

const stuckSeconds = 15 * 60;
const lowDiskBytes = 100 * 1024 * 1024;

/** The server's health, and the park's settings for the browser. */
export function registerSystem(app: FastifyInstance, context: AppContext): void {
  scheduleCleanUp(app, context);
  const ping = {
    summary: 'Ask whether the server lives',
    response: { 200: { content: { 'text/plain': { schema: z.literal('pong') } } } },
  };
  app.get('/server/ping', { schema: ping }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('pong'),
  );

  const health = {
    summary: 'Ask how the server is',
    description: '503 if it can’t do its work.',
    response: { 200: healthAnswer, 503: healthAnswer },
  };
  app.get('/server/health', { schema: health }, async (_request, reply) => {
    const [database, mail, disk, messages] = await Promise.all([
      context.store.state(),
      context.mailer.check(),
      diskHasRoom(context),
      outboxOf(context),
    ]);
    const healthy = database === 'ok' && disk;
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: healthy ? (mail && !isStuck(messages) ? 'ok' : 'warn') : 'error',
        checks: { database, mail: word(mail), disk: word(disk) },
        messages,
      });
  });

  const info = { summary: 'Read what park this is', response: { 200: answerOf(readInfoCall) } };
  app.get(readInfoCall.path, { schema: info }, async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send({
      data: { ...(await serverInfo(context)), status: writeStatus(await context.status.read()) },
    });
  });
}

/** Null if the database does not answer. */
async function outboxOf({ store, clock }: AppContext) {
  try {
    const { oldestMs, ...counts } = await readOutboxState(store.db, clock.now().epochMilliseconds);
    return { ...counts, oldestSeconds: Math.floor(oldestMs / 1000) };
  } catch {
    return null;
  }
}

/** A mail server that restarts is back long before this time. */
function isStuck(messages: { oldestSeconds: number } | null): boolean {
  return (messages?.oldestSeconds ?? 0) > stuckSeconds;
}

function word(works: boolean): 'ok' | 'error' {
  return works ? 'ok' : 'error';
}

/** The disk of DATA_DIR and that of the database, which may differ. */
async function diskHasRoom(context: AppContext): Promise<boolean> {
  if (!context.store.hasRoom()) return false;
  try {
    const { bavail, bsize } = await statfs(context.config.dataDir);
    return bavail * bsize > lowDiskBytes;
  } catch {
    return false;
  }
}
