import { beforeAll, describe, expect, test } from 'vitest';
import { newPassCode } from '../../src/modules/passes/index.ts';
import { keyFor } from '../support/call.ts';
import { openTestApp, openTestPark, type TestPark } from '../support/park.ts';
import { makePass } from '../support/passes.ts';
import { aPerson, type Person } from '../support/people.ts';

const tries = 10;

describe('Whoever guesses what opens a pass', () => {
  let park: TestPark;
  let app: Awaited<ReturnType<typeof openTestApp>>;
  let rider: Person;
  let addresses = 0;

  beforeAll(async () => {
    park = await openTestPark({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    app = await openTestApp(park);
    rider = await aPerson(park);
  });

  const anAddress = () => {
    addresses += 1;
    return `203.0.113.${addresses}`;
  };
  const send = async (url: string, payload: object, from: string, who = rider) => {
    const headers = { ...who.headers, ...keyFor('POST', url), 'x-forwarded-for': from };
    return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
  };

  test.each([
    ['a present by its code', '/me/passes/taken', { code: 'ABCDEFGHJKLM' }],
    ['a shared pass by its key', '/me/passes/joined', { key: 'abcdefghijklmnopqrstuv' }],
  ])('finds %s no oftener than ten times, as whoever and however', async (_what, url, wrong) => {
    const address = anAddress();
    const riders = [rider, await aPerson(park), await aPerson(park)];
    const { pass } = await makePass(park, riders[1] ?? rider, { shared: true });
    const code = newPassCode();
    await park.store.db.updateTable('pass').set({ account_id: null, code }).where('id', '=', pass).execute();
    const ways = [
      url,
      `${url}/`,
      `${url}?x=1`,
      url.replace('/taken', '/%74aken').replace('/joined', '/%6aoined'),
    ];
    const said = [];
    for (let at = 0; at < tries; at += 1)
      said.push(
        await send(String(ways[at % ways.length]), wrong, `198.51.100.${at}, ${address}`, riders[at % 3]),
      );
    expect(said).toEqual(Array(tries).fill(403));
    for (const way of ways) expect(await send(way, { code }, address)).toBe(429);
    // Another family at another address may.
    expect(await send(url, wrong, anAddress())).toBe(403);
  });

  test('goes for twelve letters of thirty-two each: one in 10⁹ guesses finds none of a million passes', () => {
    const codes = Array.from({ length: 2_000 }, newPassCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (let at = 0; at < 12; at += 1) expect(new Set(codes.map((code) => code[at])).size).toBe(32);
    expect(codes.every((code) => code.length === 12)).toBe(true);
    expect(1e6 / 32 ** 12).toBeLessThan(1e-9);
  });
});
