import { errorAnswer } from '@cablepark/contract/errors';
import { type Role } from '@cablepark/domain/accounts/permissions';
import { roles } from '@cablepark/domain/accounts/roles';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerWire } from '../../src/routes.ts';
import { keyFor } from '../support/call.ts';
import { engines } from '../support/engines.ts';
import { openTestPark } from '../support/park.ts';
import { aPerson } from '../support/people.ts';
import { accountCases } from '../support/permissions/accounts.cases.ts';
import { type Fixture, openFixture } from '../support/permissions/fixture.ts';
import type { Least, PermissionCase } from '../support/permissions/permission-case.ts';
import { readingCases } from '../support/permissions/reading.cases.ts';
import { writingCases } from '../support/permissions/writing.cases.ts';

/** Who may do what, in one table: every route and operation, with one's own object and somebody else's. */
const cases = [...accountCases, ...readingCases, ...writingCases];
const everybody = ['visitor', ...roles] as const;

test('Every route of the wire stands in the table, and the table knows no other', async () => {
  const park = await openTestPark();
  const app = Fastify();
  app.addHttpMethod('SEARCH', { hasBody: true });
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
  });
  await registerWire(app, park);
  expect([...new Set(cases.map(({ route }) => route))].toSorted()).toEqual([...routes].toSorted());
});

test('No two lines of the table say the same', () => {
  const lines = cases.map(({ route, what }) => `${route} ${what}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

describe.each(engines)('On $name', (engine) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture(engine);
  });

  test.each(cases)('$route: $least and up ($what)', async (permissionCase) => {
    const verdicts: string[] = [];
    for (const who of everybody) verdicts.push(`${who} ${await judge(fixture, permissionCase, who)}`);
    expect(verdicts).toEqual(
      everybody.map((who) => `${who} ${isAllowed(who, permissionCase.least) ? 'may' : 'is refused'}`),
    );
  });
});

/** What the server says to one of this role who does it: `may`, `is refused` in the wire's form, or what else it was. */
async function judge(
  { park, app, ...rest }: Fixture,
  permissionCase: PermissionCase,
  who: 'visitor' | Role,
): Promise<string> {
  const me = await aPerson(park, who === 'visitor' ? 'User' : who);
  const { url, body, headers } = await permissionCase.ask({ park, app, ...rest }, me);
  const answer = await app.inject({
    method: permissionCase.route.split(' ')[0] as 'GET',
    url,
    headers: {
      ...keyFor(permissionCase.route.split(' ')[0] ?? '', url),
      ...headers,
      ...(who === 'visitor' ? {} : me.headers),
    },
    ...(body ? { payload: body } : {}),
  });
  if (answer.statusCode < 300) return 'may';
  const told = answer.body === '' ? null : errorAnswer.safeParse(answer.json());
  const isRefusal = answer.statusCode === 401 || answer.statusCode === 403;
  return isRefusal && told?.success ? 'is refused' : `gets ${answer.statusCode} ${answer.body}`;
}

function isAllowed(who: 'visitor' | Role, least: Least): boolean {
  if (least === 'nobody') return false;
  return everybody.indexOf(who) >= everybody.indexOf(least);
}
