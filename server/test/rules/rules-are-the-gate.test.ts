import { beforeAll, describe, expect, test } from 'vitest';
import type { Deed } from '../support/permissions/deed.ts';
import type { World } from '../support/permissions/world.ts';
import { makeRulesRefusable, refusal } from './refusable.ts';

const rules = await makeRulesRefusable();
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
      expect((await ask()).status, deed.what).toBeLessThan(300);
      asks.set(deed, new Set(rules.asked));
    }
  });

  /** Makes what the call is about, and gives the call itself, by somebody who may make it. */
  async function prepare({ route, least, ask }: Deed) {
    const me = await aPerson(world.park, least === 'visitor' || least === 'nobody' ? 'User' : least);
    const { url, body, headers } = await ask(world, me);
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
      expect(asking, 'no call of the tables in support/permissions asks this rule').not.toEqual([]);
      for (const deed of asking) {
        const ask = await prepare(deed);
        const before = await everything(world.park.store.db);
        rules.refuse(rule);
        const answer = await ask().finally(() => rules.refuse(null));
        expect(answer, deed.what).toEqual({ status: 413, code: refusal });
        expect(await everything(world.park.store.db), deed.what).toEqual(before);
      }
    },
  );
});
