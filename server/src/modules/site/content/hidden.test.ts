import { defaultContents } from '@cablepark/domain/content/defaults';
import type { Scene } from '@cablepark/domain/content/home.schema';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';

const secret = { pl: 'Jeszcze tajne', en: 'Still secret' };
const scenes = [
  ...defaultContents.home.scenes,
  { ...(defaultContents.home.scenes[0] as Scene), id: 'later', isShown: false, name: secret, title: secret },
];
const home = { ...defaultContents.home, scenes };
const bar = {
  isShown: false,
  title: secret,
  description: secret,
  lead: secret,
  sections: [{ heading: secret, text: secret, picture: 'bar' }],
};

describe.each(engines)('What the park does not show, on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let admin: Person;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    admin = await aPerson(park, 'Admin');
    for (const [name, content] of Object.entries({ home, bar })) {
      const url = `/park/contents/${name}/versions`;
      const payload = { edited: 0, content };
      await app.inject({ method: 'POST', url, headers: admin.headers, payload });
    }
  });

  const urls = ['/park/contents/home', '/park/contents/bar', '/server/info'];

  test.each(urls)('%s tells nothing of it to visitors, riders and other staff', async (url) => {
    const others = await Promise.all(
      (['User', 'Manager', 'Editor'] as const).map((role) => aPerson(park, role)),
    );
    for (const headers of [{}, ...others.map((person) => person.headers)]) {
      const answer = await app.inject({ url, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/tajne|secret|later/);
    }
  });

  test('A page that is not shown says so, and a home page keeps the scenes that are', async () => {
    const nothing = { pl: '', en: '' };
    expect((await app.inject('/park/contents/bar')).json().data).toMatchObject({
      version: 1,
      content: { isShown: false, title: nothing, description: nothing, lead: nothing, sections: [] },
      pictures: {},
      blocks: [],
    });
    expect((await app.inject('/park/contents/home')).json().data.content).toEqual(defaultContents.home);
  });

  test.each([
    ['home', home],
    ['bar', bar],
  ])('An Admin gets the whole of %s', async (name, content) => {
    const answer = await app.inject({ url: `/park/contents/${name}`, headers: admin.headers });
    expect(answer.json().data.content).toEqual(content);
  });
});
