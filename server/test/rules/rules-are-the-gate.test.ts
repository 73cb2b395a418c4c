import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Deed } from '../support/permissions/deed.ts';
import type { World } from '../support/permissions/world.ts';
import { makeRulesRefusable, refusal } from './refusable.ts';

const rules = await makeRulesRefusable((file, module) => vi.doMock(file, () => module));
// Imported only now, so that all of the server asks the rules that can be turned.
const { engines } = await import('../support/engines.ts');
const { openWorld } = await import('../support/permissions/world.ts');
const { aPerson } = await import('../support/people.ts');
const { everything } = await import('../support/everything.ts');
const { accountDeeds } = await import('../support/permissions/accounts.deeds.ts');
const { writingDeeds } = await import('../support/permissions/writing.deeds.ts');

/** Every call of the wire that writes something and that somebody may make. */
const writes = [...accountDeeds, ...writingDeeds].filter(
  ({ route, least }) => least !== 'nobody' && !/^(GET|SEARCH) /.test(route),
);

/** They write, but change no slot, booking, payment, event or account. */
const withoutRule = new Set([
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/password/request',
  'POST /items/SlotEdit',
  'POST /files',
  'PATCH /park',
]);

describe.each(engines)('On $name', (engine) => {
  let world: World;
  /** Which rules each of the calls asks. */
  const asks = new Map<Deed, Set<string>>();

  beforeAll(async () => {
    world = await openWorld(engine);
    for (const deed of writes) {
      const ask = await prepare(deed);
      rules.asked.clear();
      const { status } = await ask();
      if (status >= 300) throw new Error(`${deed.route}: ${deed.what} gets ${status}`);
      asks.set(deed, new Set(rules.asked));
    }
  });

  /** Makes what the call is about, and gives the call itself, by somebody who may make it. */
  async function prepare(deed: Deed) {
    const { route, least } = deed;
    const me = await aPerson(world.park, least === 'visitor' || least === 'nobody' ? 'User' : least);
    const { url, body, headers } = await deed.ask(world, me);
    return async () => {
      const answer = await world.app.inject({
        method: route.split(' ')[0] as 'GET',
        url,
        headers: { ...headers, ...(least === 'visitor' ? {} : me.headers) },
        ...(body ? { payload: body } : {}),
      });
      const code = answer.statusCode < 300 ? '' : answer.json().errors[0].extensions.code;
      return { status: answer.statusCode, code };
    };
  }

  test('Every call that changes a slot, booking, payment, event or account asks a rule', () => {
    const unasked = writes.filter((deed) => asks.get(deed)?.size === 0).map(({ route }) => route);
    expect(new Set(unasked)).toEqual(withoutRule);
  });

  test.each(rules.names)(
    'Where %s says no, every call that asks it is refused and writes nothing',
    async (rule) => {
      const asking = writes.filter((deed) => asks.get(deed)?.has(rule));
      const answers: object[] = [];
      for (const deed of asking) {
        const ask = await prepare(deed);
        const before = await everything(world.park.store.db);
        rules.refuse(rule);
        const { status, code } = await ask().finally(() => rules.refuse(null));
        const wrote = !isDeepStrictEqual(await everything(world.park.store.db), before);
        answers.push({ route: deed.route, what: deed.what, status, code, wrote });
      }
      // A rule that none of them asks needs a call in the tables of support/permissions.
      expect(answers).not.toEqual([]);
      expect(answers).toEqual(
        asking.map(({ route, what }) => ({ route, what, status: 413, code: refusal, wrote: false })),
      );
    },
  );
});
