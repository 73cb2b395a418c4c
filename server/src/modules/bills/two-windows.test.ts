import { describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

describe.each(eitherEngine(import.meta.url))('Paying in two windows on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { aSlot, sound } = fixture;
  const stateOf = async (id: unknown) => {
    const checkouts = fixture.park.store.db.selectFrom('bill').select('state').where('id', '=', String(id));
    return (await checkouts.executeTakeFirstOrThrow()).state;
  };

  /** Sends the request like one page, which reuses one idempotency key. */
  const byKey = async (key: string, asked: object) => {
    const headers = { ...fixture.rider.headers, 'idempotency-key': key };
    const answer = await fixture.app.inject({ method: 'POST', url: '/checkouts', headers, payload: asked });
    return { status: answer.statusCode, id: answer.json().data?.id };
  };

  test('Asked for twice at once in vain, each of them begins anew when it is sent again', async () => {
    const asked = { slots: [await aSlot()] };
    const keys = ['one window', 'another window'];
    const both = () => Promise.all(keys.map((key) => byKey(key, asked)));
    fixture.provider.mood.isBroken = true;
    expect((await both()).map(({ status }) => status)).toEqual([503, 503]);
    fixture.provider.mood.isBroken = false;
    const [first, second] = await both();
    expect(first).toMatchObject({ status: 200, id: second?.id });
    expect(await stateOf(first?.id)).toBe('open');
    await sound();
  });

  test('What another window has given up meanwhile is not begun, and begins anew when it is sent again', async () => {
    const asked = { slots: [await aSlot()] };
    const first = await byKey('a late window', asked);
    const givenUp = { state: 'expired', url: null } as const;
    await fixture.park.store.db.updateTable('bill').set(givenUp).where('id', '=', String(first.id)).execute();
    expect((await byKey('a late window', asked)).status).toBe(503);
    const again = await byKey('a late window', asked);
    expect(again.status).toBe(200);
    expect(again.id).not.toBe(first.id);
    await sound();
  });
});
