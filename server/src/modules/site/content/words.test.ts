import { defaultContents } from '@cablepark/domain/content/defaults';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { insertVersion } from './content.store.ts';

const byNobody = { created_at: 0, created_by: null };
const section = (pl: string) => ({ heading: { pl: 'Zupy', en: '' }, text: { pl, en: '' }, picture: null });

describe.each(engines)('The words of a page on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let admin: Person;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    admin = await aPerson(park, 'Admin');
  });

  const read = async (url: string) => (await app.inject(url)).json().data;
  const write = async (name: 'bar' | 'contact', change: object) => {
    const { version } = (await park.pageContents.read())[name];
    const content = { ...defaultContents[name], isShown: true, ...change };
    const url = `/park/contents/${name}/versions`;
    return app.inject({ method: 'POST', url, headers: admin.headers, payload: { edited: version, content } });
  };

  test('Markdown comes with what a page shows of it', async () => {
    await write('bar', { sections: [section('**Żurek** i [ceny](/prices)')] });
    const { content, blocks } = await read('/park/contents/bar');
    expect(content.sections[0].text.pl).toBe('**Żurek** i [ceny](/prices)');
    expect(blocks).toEqual([
      {
        pl: [{ kind: 'paragraph', of: [{ bold: ['Żurek'] }, ' i ', { to: '/prices', of: ['ceny'] }] }],
        en: [],
      },
    ]);
  });

  test.each([
    ['<script>alert(1)</script>'],
    ['[tu](javascript:alert(1))'],
    ['<img src=x onerror="alert(1)">'],
  ])('What is no Markdown of ours is shown as it was typed: %s', async (typed) => {
    await write('bar', { sections: [section(typed)] });
    const { blocks } = await read('/park/contents/bar');
    expect(blocks[0].pl).toEqual([{ kind: 'paragraph', of: [typed] }]);
  });

  test.each([
    [section('x'.repeat(5001)), 'content.sections.0.text.pl'],
    [section('w lewo \u202e'), 'content.sections.0.text.pl'],
    [{ ...section('a'), html: '<b>' }, 'content.sections.0.html'],
  ])('What no section may hold is refused by its field: %#', async (odd, field) => {
    const answer = await write('bar', { sections: [odd] });
    expect([answer.statusCode, answer.json().errors[0].extensions.field]).toEqual([400, field]);
  });

  test('Two hundred lines are enough for a section, of whatever they are made', async () => {
    const lines = (count: number) => 'a\n'.repeat(count);
    expect((await write('bar', { sections: [section(`${lines(200)}\n\n`)] })).statusCode).toBe(200);
    const answer = await write('bar', { sections: [{ ...section('a'), text: { pl: 'a', en: lines(201) } }] });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [
        {
          message: '"content.sections.0.text.en" has too many lines.',
          extensions: { code: 'FAILED_VALIDATION', field: 'content.sections.0.text.en', type: 'lines' },
        },
      ],
    ]);
  });

  test('What was written before there was such a limit is shown as ever', async () => {
    const { version } = (await park.pageContents.read()).bar;
    const content = { ...defaultContents.bar, isShown: true, sections: [section('a\n\n'.repeat(300))] };
    await insertVersion(park.store.db, { ...byNobody, name: 'bar', version: version + 1, content });
    park.pageContents.forget();
    expect((await read('/park/contents/bar')).blocks[0].pl).toHaveLength(300);
  });

  test('Twenty-one sections are too many', async () => {
    expect(
      (await write('bar', { sections: Array.from({ length: 21 }, () => section('a')) })).statusCode,
    ).toBe(400);
  });

  test('Which pages are not shown is told with the park', async () => {
    await write('bar', {});
    expect((await read('/server/info')).park.hidden).toEqual(['features']);
    await write('contact', { isShown: false });
    expect((await read('/server/info')).park.hidden).toEqual(['features', 'contact']);
  });
});
