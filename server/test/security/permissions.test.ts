import { errorAnswer } from '@cablepark/contract/errors';
import { type Role, roles } from '@cablepark/domain/accounts/permissions';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerWire } from '../../src/routes.ts';
import { engines } from '../support/engines.ts';
import { openTestPark } from '../support/park.ts';
import { aPerson } from '../support/people.ts';
import { accountDeeds } from '../support/permissions/accounts.deeds.ts';
import type { Deed, Least } from '../support/permissions/deed.ts';
import { readingDeeds } from '../support/permissions/reading.deeds.ts';
import { openWorld, type World } from '../support/permissions/world.ts';
import { writingDeeds } from '../support/permissions/writing.deeds.ts';

/** Who may do what, in one table: every route and operation, with one's own object and somebody else's. */
const deeds = [...accountDeeds, ...readingDeeds, ...writingDeeds];
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
  expect([...new Set(deeds.map(({ route }) => route))].toSorted()).toEqual([...routes].toSorted());
});

test('No two lines of the table say the same', () => {
  const lines = deeds.map(({ route, what }) => `${route} ${what}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

describe.each(engines)('On $name', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });

  test.each(deeds)('$route: $least and up ($what)', async (deed) => {
    const verdicts: string[] = [];
    for (const who of everybody) verdicts.push(`${who} ${await judge(world, deed, who)}`);
    expect(verdicts).toEqual(
      everybody.map((who) => `${who} ${isAllowed(who, deed.least) ? 'may' : 'is refused'}`),
    );
  });
});

/** What the server says to one of this role who does it: `may`, `is refused` in the wire's form, or what else it was. */
async function judge({ park, app, ...rest }: World, deed: Deed, who: 'visitor' | Role): Promise<string> {
  const me = await aPerson(park, who === 'visitor' ? 'User' : who);
  const { url, body, headers } = await deed.ask({ park, app, ...rest }, me);
  const answer = await app.inject({
    method: deed.route.split(' ')[0] as 'GET',
    url,
    headers: { ...headers, ...(who === 'visitor' ? {} : me.headers) },
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
