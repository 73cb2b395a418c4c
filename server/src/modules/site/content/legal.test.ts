import { defaultContents } from '@cablepark/domain/content/defaults';
import type { LegalPage } from '@cablepark/domain/legal/legal.schema';
import { noPrices, withSlotPrice } from '@cablepark/domain/prices/slot-price';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { followOursAtStart } from './follow-ours.ts';

describe.each(engines)('The terms and the privacy policy on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let admin: Person;

  beforeEach(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    admin = await aPerson(park, 'Admin');
    await followOursAtStart(park);
  });

  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
  const read = async (url = '/park/contents/terms') => (await app.inject(url)).json().data;
  const textOf = ({ sections }: LegalPage) => sections.map(({ text }) => text.pl).join(' ');
  const write = (edited: number, content: object) =>
    call('POST', '/park/contents/terms/versions', { edited, content });
  const own = (title: string) => ({
    ...defaultContents.terms,
    follows: false,
    inForceFrom: '2026-08-01',
    title: { pl: title, en: '' },
  });

  test('Ours are the first version, dated by the park’s calendar, before anybody comes', async () => {
    expect(await read()).toMatchObject({
      version: 1,
      content: { follows: true, inForceFrom: '2026-07-01', sections: defaultContents.terms.sections },
    });
    await followOursAtStart(park);
    await followOursAtStart(await openTwin(park));
    expect((await call('GET', '/park/contents/terms/versions')).json().data).toHaveLength(1);
  });

  test('They follow what the park says of itself, each time as a version of its own', async () => {
    park.clock.set('2026-07-09T22:30:00Z');
    admin = await aPerson(park, 'Admin');
    await call('PATCH', '/park', {
      operator: { name: 'Wyciąg sp. z o.o.' },
      policy: { cancelFreeHours: 12 },
    });
    const { version, content } = await read();
    expect([version, content.inForceFrom]).toEqual([2, '2026-07-10']);
    expect(textOf(content)).toMatch(/Wyciąg sp\. z o\.o\..*12 godzin/s);
    expect((await read('/park/contents/privacy')).version).toBe(2);
    expect(textOf((await read('/park/legal/terms/versions/1')).content)).toContain('6 godzin');
    await call('PATCH', '/park', { prices: { tent: 31 } });
    expect((await read()).version).toBe(2);
  });

  test('They speak of passes and gear as long as the price list has any', async () => {
    expect(textOf((await read()).content)).toMatch(/kosztuje sprzęt.*albo karnetem/s);
    const content = withSlotPrice(noPrices, { weekday: 50, weekend: 60 });
    const saved = await call('POST', '/park/contents/prices/versions', { edited: 0, content });
    expect(saved.statusCode).toBe(200);
    const terms = await read();
    expect(terms.version).toBe(2);
    expect(textOf(terms.content)).not.toMatch(/kosztuje sprzęt|albo karnetem/);
    await followOursAtStart(park);
    expect((await read()).version).toBe(2);
  });

  test('A park’s own stay as they are until it follows ours again', async () => {
    expect((await write(1, own('Zasady'))).json().data).toMatchObject({ version: 2 });
    await call('PATCH', '/park', { policy: { cancelFreeHours: 12 } });
    await followOursAtStart(park);
    expect(await read()).toMatchObject({ version: 2, content: { title: { pl: 'Zasady' } } });
    // The server ignores the submitted text and writes ours.
    const again = (await write(2, { ...own('Coś innego'), follows: true })).json().data;
    expect(again).toMatchObject({
      version: 3,
      content: { follows: true, inForceFrom: '2026-07-01', title: { pl: 'Regulamin' } },
    });
    expect(textOf(again.content)).toContain('12 godzin');
    expect((await write(3, again.content)).json().data.version).toBe(3);
  });

  test('An own text says from when on it is in force', async () => {
    const answer = await write(1, { ...own('Zasady'), inForceFrom: null });
    expect([answer.statusCode, answer.json().errors[0].extensions.field]).toEqual([
      400,
      'content.inForceFrom',
    ]);
  });

  test('Every version is there for everybody to read, and no other', async () => {
    await write(1, own('Zasady'));
    expect((await app.inject('/park/legal/terms/versions/1')).json().data).toMatchObject({
      version: 1,
      content: { title: { pl: 'Regulamin' } },
    });
    expect((await app.inject('/park/legal/terms/versions/9')).statusCode).toBe(403);
    expect((await app.inject('/park/legal/bar/versions/0')).statusCode).toBe(400);
    expect((await app.inject('/park/contents/terms/versions/1')).statusCode).toBe(403);
  });

  test('An account keeps the versions that were accepted with it; its owner and an Admin see which, other staff do not', async () => {
    const signUp = async (email: string) => {
      const body = { first_name: 'Ola', description: '600700800', email, password: 'tajne-haslo' };
      await app.inject({ method: 'POST', url: '/users', payload: body });
      const log = await app.inject({ method: 'POST', url: '/auth/login', payload: body });
      return { authorization: `Bearer ${log.json().data.access_token}` };
    };
    const first = await signUp('ola@example.com');
    await write(1, own('Zasady'));
    const second = await signUp('ela@example.com');
    const fields = 'fields=id,terms_version,privacy_version';
    const accepted = async (headers: Record<string, string>) => {
      const { id } = (await app.inject({ url: '/users/me', headers })).json().data;
      return (await app.inject({ url: `/users/${id}?${fields}`, headers })).json().data;
    };
    expect(await accepted(first)).toMatchObject({ terms_version: 1, privacy_version: 1 });
    expect(await accepted(second)).toMatchObject({ terms_version: 2, privacy_version: 1 });
    const seen = (await call('GET', `/users?${fields}&filter[terms_version]=2`)).json().data;
    expect(seen).toHaveLength(1);
    const plain = (await app.inject({ url: '/users/me', headers: first })).json().data;
    expect(Object.keys(plain)).not.toContain('terms_version');

    const editor = await aPerson(park, 'Editor');
    const ask = async (search: string) =>
      (await app.inject({ url: `/users?${search}`, headers: editor.headers })).json().data;
    const rows: Record<string, unknown>[] = await ask(`${fields}&filter[email][_contains]=example.com`);
    const others = rows.filter(({ id }) => id !== editor.id);
    expect(others.length).toBeGreaterThan(1);
    for (const row of others) expect(row).toMatchObject({ terms_version: null, privacy_version: null });
    expect(await ask('filter[terms_version]=2')).toEqual([]);

    const take = async (format: string) => {
      const payload = { format, language: 'pl', current_password: 'tajne-haslo' };
      return await app.inject({ method: 'POST', url: '/users/me/data', headers: second, payload });
    };
    expect((await take('json')).json().account).toMatchObject({
      accepted_terms: { version: 2, in_force_from: '2026-08-01' },
      accepted_privacy: { version: 1, in_force_from: '2026-07-01' },
    });
    expect((await take('html')).body).toContain(
      '<th scope="row">Przyjęty regulamin</th><td>wersja 2, obowiązuje od 01.08.2026</td>',
    );
  });
});
