import { defaultContents } from '@cablepark/domain/content/defaults';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '../../../../test/support/audit.ts';
import { emptyTables } from '../../../../test/support/empty-tables.ts';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';

const ours = defaultContents.contact;
const title = (pl: string) => ({ ...ours, title: { pl, en: 'Our address' } });

describe.each(engines)('The park’s own pages on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let admin: Person;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    admin = await aPerson(park, 'Admin');
  });

  beforeEach(async () => {
    await emptyTables(park.store.db, ['content_version', 'audit']);
    park.pageContents.forget();
  });

  const read = async (url = '/park/contents/contact', of = app) =>
    (await of.inject({ url, headers: admin.headers })).json().data;
  const write = (edited: number, content: object) =>
    app.inject({
      method: 'POST',
      url: '/park/contents/contact/versions',
      headers: admin.headers,
      payload: { edited, content },
    });

  test('Ours stand until the park writes its own, which everybody reads at once', async () => {
    expect(await read()).toEqual({ name: 'contact', version: 0, content: ours, pictures: {}, blocks: [] });
    const answer = await write(0, title('  Pod Sosną '));
    const written = { name: 'contact', version: 1, content: title('Pod Sosną'), pictures: {}, blocks: [] };
    expect(answer.json().data).toEqual(written);
    expect(await read()).toEqual(written);
    expect((await app.inject('/park/contents/contact')).json().data).toEqual(written);
    const twin = await openTestApp(await openTwin(park));
    expect(await read('/park/contents/contact', twin)).toEqual(written);
  });

  test('Every version stays, with who wrote it and when, and can be put back', async () => {
    await write(0, title('Pierwszy'));
    await write(1, title('Drugi'));
    const versions = await read('/park/contents/contact/versions');
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(versions[0]).toMatchObject({
      date_created: '2026-07-01T08:00:00.000Z',
      user_created: { id: admin.id },
    });
    const first = await read('/park/contents/contact/versions/1');
    expect(first.content.title.pl).toBe('Pierwszy');
    expect((await read('/park/contents/contact/versions/0')).content).toEqual(ours);
    await write(2, first.content);
    expect(await read()).toMatchObject({ version: 3, content: first.content });
    expect(
      (await app.inject({ url: '/park/contents/contact/versions/9', headers: admin.headers })).statusCode,
    ).toBe(403);
  });

  test('Another process tells an Admin at once, who would edit it there, and visitors within seconds', async () => {
    const twin = await openTestApp(await openTwin(park));
    const titles = async () => {
      const visitors = (await twin.inject('/park/contents/contact')).json().data;
      return [await read('/park/contents/contact', twin), visitors].map(({ content }) => content.title.pl);
    };
    expect(await titles()).toEqual([ours.title.pl, ours.title.pl]);
    await write(0, title('Nasz'));
    expect(await titles()).toEqual(['Nasz', ours.title.pl]);
    const start = park.clock.now();
    park.clock.set(start.add({ seconds: 2 }).toString());
    expect(await titles()).toEqual(['Nasz', 'Nasz']);
    park.clock.set(start.toString());
  });

  test('Of two who edit the same version the second is told, and nothing is lost', async () => {
    await write(0, title('Pierwszy'));
    const late = await write(0, title('Spóźniony'));
    expect([late.statusCode, late.json().errors[0].extensions.code]).toEqual([409, 'CONTENT_CHANGED']);
    expect((await read()).content.title.pl).toBe('Pierwszy');
  });

  test('Two at the very same moment make one version', async () => {
    const answers = await Promise.all([write(0, title('A')), write(0, title('B'))]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect(await read('/park/contents/contact/versions')).toHaveLength(1);
  });

  test('The audit log has what changed, and a page that stays as it is makes no entry', async () => {
    await write(0, ours);
    expect(await readAudit(park)).toEqual([]);
    await write(0, title('Nasz'));
    expect(await readAudit(park)).toEqual([
      {
        actor: admin.id,
        action: 'content.edit',
        subject: 'Page',
        id: 'contact',
        before: { title: ours.title },
        after: { title: { pl: 'Nasz', en: 'Our address' } },
      },
    ]);
  });

  test.each([
    [{ ...ours, title: { pl: 'x'.repeat(61), en: '' } }, 'content.title.pl'],
    [{ ...ours, title: { pl: 'Bar \u202eraB', en: '' } }, 'content.title.pl'],
    [{ ...ours, title: { pl: 'a\nb', en: '' } }, 'content.title.pl'],
    [{ ...ours, lead: { pl: 'a\u0000b', en: '' } }, 'content.lead.pl'],
  ])('What no page may hold is refused by its field: %j', async (content, field) => {
    const answer = await write(0, content);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.field).toBe(field);
    expect(await read()).toMatchObject({ version: 0 });
  });
});
