import { changeAccountCall, changeMeCall, signUpCall } from '@cablepark/contract/accounts/accounts';
import type { AccountPatchBody } from '@cablepark/contract/accounts/accounts.schema';
import { accountFields } from '@cablepark/contract/accounts/accounts.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { askedFields, collectionNamed, readCacheable, rowDocs } from '../../directus/index.ts';
import { errorResponses } from '../../http/error-responses.ts';
import { requireActor, requireWriter } from '../../http/permission.ts';
import { readUuid, rowParams } from '../../http/row-id.ts';
import { pickFields } from './accounts.wire.ts';
import { changeAccount } from './change-account.ts';
import { limitLogInChanges } from './change-limit.ts';
import { requireKnownKeys } from './known-keys.ts';
import { limits } from './limits.ts';
import { registerOwnAccountParts } from './own-account.routes.ts';
import { registerPasswords } from './passwords/passwords.routes.ts';
import { readOwnAccount } from './read-own-account.ts';
import { registerSessions } from './sessions/sessions.routes.ts';
import { signUp } from './sign-up.ts';

/** The handler checks the right, because it depends on the owner of the account. */
const forAccounts = { least: 'User' } as const;
const readingBack = { ...forAccounts, query: () => rowDocs(collectionNamed('users')) };

/** Sign-up, one's own account, sessions and passwords (WIRE.md, Accounts). `directus/` serves lists of accounts. */
export function registerAccounts(app: FastifyInstance, context: AppContext): void {
  // No cache may store tokens and personal data.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerSessions(app, context);
  registerPasswords(app, context);
  registerSignUp(app, context);
  registerOwnAccount(app, context);
  registerAccountChanges(app, context);
  registerOwnAccountParts(app, context);
}

function registerSignUp(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    signUpCall.path,
    {
      schema: {
        summary: 'Sign up',
        description: 'Makes an account of the role User; `description` is the phone number.',
        body: signUpCall.body,
        response: { 204: z.void(), ...errorResponses(400, 403) },
      },
      config: { ignoresBearer: true, rateLimit: limits.signUp },
    },
    async ({ body }, reply) => {
      requireKnownKeys(body, signUpCall.body);
      await signUp(context, body);
      return reply.code(204).send();
    },
  );
}

function registerOwnAccount(app: FastifyInstance, context: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/users/me',
    {
      schema: {
        summary: 'Read one’s own account',
        response: { 200: z.object({ data: accountFields }), ...errorResponses(400, 401, 403) },
      },
      config: readingBack,
    },
    async (request) => {
      const actor = requireActor(request);
      const own = await readCacheable(app, context, request, () => readOwnAccount(context, actor));
      return { data: pickFields(own, request.url) };
    },
  );
}

function registerAccountChanges(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const changeOptions = {
    schema: {
      body: changeMeCall.body,
      response: { 200: z.object({ data: accountFields }), ...errorResponses(400, 401, 403) },
    },
    config: { ...readingBack, rateLimit: limits.change },
    preHandler: limitLogInChanges(app),
  };

  async function change(request: FastifyRequest<{ Body: AccountPatchBody }>, actor: Actor, id: string) {
    // Rejects unknown fields before anything changes.
    askedFields(request, 'users');
    const result = await changeAccount(context, actor, id, request.body, request.sessionFamily);
    return pickFields(result, request.url);
  }

  const own = {
    ...changeOptions,
    schema: {
      ...changeOptions.schema,
      summary: 'Change one’s own account',
      description:
        'A new `email` or `password` needs the `current_password`. A new password ends all other sessions. A new address is mailed a link; until it is proved by that (`/auth/email/confirm`), the account keeps the old one, and the answer shows it.',
    },
  };
  routes.patch(changeMeCall.path, own, async (request) => {
    requireKnownKeys(request.body, changeMeCall.body);
    const actor = requireWriter(request);
    return { data: await change(request, actor, actor.id) };
  });

  const any = {
    ...changeOptions,
    schema: {
      ...changeOptions.schema,
      summary: 'Change an account',
      description:
        'One’s own, as with `/users/me`; an Admin may change any account, also its `role` and `status`.',
      params: rowParams,
    },
  };
  routes.patch(changeAccountCall.path, any, async (request) => {
    requireKnownKeys(request.body, changeAccountCall.body);
    const actor = requireWriter(request);
    return { data: await change(request, actor, readUuid(request.params.id)) };
  });
}
