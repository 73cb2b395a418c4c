import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyFor } from '../support/call.ts';
import { eitherEngine } from '../support/engines.ts';
import { openTestApp } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';

const picture = '4b9df0a0-5a2f-4a83-9b0c-0d3f8c1d7a11';
const described = { alt: { pl: 'Woda', en: 'Water' }, focus: { x: 50, y: 50 } };

describe.each(eitherEngine(import.meta.url))('A character that no text has, on $name', (engine) => {
  let app: FastifyInstance;
  let people: Record<'User' | 'Manager' | 'Admin', Person>;

  beforeAll(async () => {
    const park = await engine.open();
    app = await openTestApp(park);
    people = {
      User: await aPerson(park),
      Manager: await aPerson(park, 'Manager'),
      Admin: await aPerson(park, 'Admin'),
    };
  });

  test.each([
    ['POST', '/me/passes/taken', 'User', { code: 'AB\0CD' }],
    ['POST', '/me/passes/joined', 'User', { key: '\0' }],
    ['GET', '/checkouts/a%00b', 'User', undefined],
    ['GET', '/desk/payments/numbered?number=%00', 'Manager', undefined],
    ['GET', `/assets/${picture}/%00`, null, undefined],
    ['GET', '/assets/%00/%00', null, undefined],
    ['PATCH', '/park/pictures/%00', 'Admin', described],
    ['DELETE', '/park/pictures/%00', 'Admin', undefined],
  ] as const)('is a fault of whoever sends it: %s %s', async (method, url, role, payload) => {
    const headers = role === null ? {} : { ...people[role].headers, ...keyFor(method, url) };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const said = answer.json();
    const code = said.errors?.[0].extensions.code ?? (said.data.length === 0 ? 'FORBIDDEN' : 'FOUND');
    // One of the databases looks for it in vain, the other does not look.
    expect(['INVALID_PAYLOAD', 'FORBIDDEN']).toContain(code);
  });
});
