import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Fixture } from '../support/permissions/fixture.ts';
import type { PermissionCase } from '../support/permissions/permission-case.ts';
import { makeRulesRefusable, refusal } from './refusable.ts';

const rules = await makeRulesRefusable((file, module) => vi.doMock(file, () => module));
// Imported only now, so that all of the server asks the rules that can be turned.
const { engines } = await import('../support/engines.ts');
const { openFixture } = await import('../support/permissions/fixture.ts');
const { aPerson } = await import('../support/people.ts');
const { keyFor } = await import('../support/call.ts');
const { everything } = await import('../support/everything.ts');
const { accountCases } = await import('../support/permissions/accounts.cases.ts');
const { writingCases } = await import('../support/permissions/writing.cases.ts');

/** Every call of the wire that writes something and that somebody may make. */
const writes = [...accountCases, ...writingCases].filter(
  ({ route, least }) => least !== 'nobody' && !/^(GET|SEARCH) /.test(route),
);

/** They write, but change no slot, booking, payment, event or account. */
const withoutRule = new Set([
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/password/request',
  'POST /setup/mail-test',
  'POST /items/SlotEdit',
  'POST /season/previews',
  'POST /files',
  'POST /park/logos',
  'PATCH /park',
  'DELETE /users/me/email-change',
  'POST /users/me/data',
  'PATCH /users/me/reminders',
  'POST /users/me/push',
  'DELETE /users/me/push/:id',
  'POST /unsubscribe',
  'PATCH /messages/digest',
  'PATCH /users/me/season-mails',
  'PATCH /users/me/board-name',
  'POST /payments/notices/:provider',
  'POST /desk/money-questions',
  'PATCH /desk/payments/:id',
  'POST /park/board-names',
  'POST /park/board-link',
  'POST /park/sensor-key',
  'POST /park/payment-keys/trials',
  'POST /desk/water-temperature',
  'POST /messages/previews',
  'POST /messages/samples',
  'POST /users/me/calendar',
  'DELETE /users/me/calendar',
  'POST /track-calendars',
]);

describe.each(engines)('On $name', (engine) => {
  let fixture: Fixture;
  /** Which rules each of the calls asks. */
  const asks = new Map<PermissionCase, Set<string>>();

  beforeAll(async () => {
    fixture = await openFixture(engine);
    for (const permissionCase of writes) {
      const ask = await prepare(permissionCase);
      rules.asked.clear();
      const { status } = await ask();
      if (status >= 300) throw new Error(`${permissionCase.route}: ${permissionCase.what} gets ${status}`);
      asks.set(permissionCase, new Set(rules.asked));
    }
  });

  /** Makes what the call is about, and gives the call itself, by somebody who may make it. */
  async function prepare(permissionCase: PermissionCase) {
    const { route, least } = permissionCase;
    const me = await aPerson(fixture.park, least === 'visitor' || least === 'nobody' ? 'User' : least);
    const { url, body, headers } = await permissionCase.ask(fixture, me);
    return async () => {
      const answer = await fixture.app.inject({
        method: route.split(' ')[0] as 'GET',
        url,
        headers: {
          ...keyFor(route.split(' ')[0] ?? '', url),
          ...headers,
          ...(least === 'visitor' ? {} : me.headers),
        },
        ...(body ? { payload: body } : {}),
      });
      const code = answer.statusCode < 300 ? '' : answer.json().errors[0].extensions.code;
      return { status: answer.statusCode, code };
    };
  }

  test('Every call that changes a slot, booking, payment, event or account asks a rule', () => {
    const unasked = writes
      .filter((permissionCase) => asks.get(permissionCase)?.size === 0)
      .map(({ route }) => route);
    expect(new Set(unasked)).toEqual(withoutRule);
  });

  test.each(rules.names)(
    'Where %s says no, every call that asks it is refused and writes nothing',
    async (rule) => {
      const asking = writes.filter((permissionCase) => asks.get(permissionCase)?.has(rule));
      const answers: object[] = [];
      for (const permissionCase of asking) {
        const ask = await prepare(permissionCase);
        const before = await everything(fixture.park.store.db);
        rules.refuse(rule);
        const { status, code } = await ask().finally(() => rules.refuse(null));
        const wrote = !isDeepStrictEqual(await everything(fixture.park.store.db), before);
        answers.push({ route: permissionCase.route, what: permissionCase.what, status, code, wrote });
      }
      // A rule that none of them asks needs a call in the tables of support/permissions.
      expect(answers).not.toEqual([]);
      expect(answers).toEqual(
        asking.map(({ route, what }) => ({ route, what, status: 413, code: refusal, wrote: false })),
      );
    },
  );
});
