import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { atEnd } from '../../test/support/cleanup.ts';
import { engines } from '../../test/support/engines.ts';
import { aPerson } from '../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../test/support/slots.ts';
import { registerErrors } from '../http/errors.ts';
import { registerFirstTaps } from './first-taps.ts';
import type { DayRequest, DialogsRequest, Renderer } from './renderer.ts';
import { longestKeptMs, ShownMonths } from './shown-months.ts';

describe.each(engines)('What the first taps on a page open, on $name', (engine) => {
  /** A site whose renderer tells what it was asked. */
  async function openFirstTaps() {
    const park = await engine.open();
    await makeTracks(park);
    park.clock.set('2026-07-04T08:00:00Z');
    const rendered: (DayRequest | DialogsRequest)[] = [];
    const render = async (request: DayRequest | DialogsRequest) => {
      rendered.push(request);
      return { html: `<p>${rendered.length}</p>`, styleHashes: [] };
    };
    const renderer = { renderDay: render, renderDialogs: render } as unknown as Renderer;
    const app = Fastify();
    atEnd(() => app.close());
    registerErrors(app);
    registerFirstTaps(app, { context: park, renderer, months: new ShownMonths(park) });
    const get = async (url: string) => {
      const { statusCode, body, headers } = await app.inject(url);
      return { statusCode, body, headers };
    };
    return { park, rendered, get };
  }

  test('are the hours of a day as any visitor sees them, in the page’s language', async () => {
    const { park, rendered, get } = await openFirstTaps();
    const rider = await aPerson(park, 'User');
    await makeSlot(park, '2026-07-05T09:00:00Z');
    await makeSlot(park, '2026-07-05T10:00:00Z', { booked_by: rider.id });
    await makeSlot(park, '2026-07-08T10:00:00Z');
    const { statusCode, headers } = await get('/planner/1/days/2026-07-05?lang=en');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'content-type': 'text/html; charset=utf-8' });
    expect(rendered).toMatchObject([
      {
        path: '/planner/1',
        language: 'en',
        isClosed: false,
        summary: { free: 1, total: 2, colour: 'free' },
      },
    ]);
    const [day] = rendered as DayRequest[];
    expect([String(day?.summary.day), String(day?.nextFree)]).toEqual(['2026-07-05', '2026-07-08']);
  });

  test('are rendered once in a while, however many ask', async () => {
    const { park, get } = await openFirstTaps();
    const opened = park.clock.now();
    const bodies = async () => (await get('/planner/1/days/2026-07-05')).body;
    expect([await bodies(), await bodies()]).toEqual(['<p>1</p>', '<p>1</p>']);
    await makeSlot(park, '2026-07-05T09:00:00Z');
    park.clock.set(opened.add({ milliseconds: longestKeptMs }).toString());
    expect(await bodies()).toBe('<p>2</p>');
  });

  test('are not rendered anew where nothing has changed, but for a day whose slots end', async () => {
    const { park, rendered, get } = await openFirstTaps();
    const opened = park.clock.now();
    for (const day of ['2026-07-02', '2026-07-03', '2026-07-04', '2026-07-05'])
      await makeSlot(park, `${day}T15:00:00Z`);
    const days = ['2026-07-02', '2026-07-03', '2026-07-04', '2026-07-05', '2026-07-18'];
    const getAll = async () => {
      for (const day of days) expect((await get(`/planner/1/days/${day}`)).statusCode).toBe(200);
    };
    await getAll();
    expect(rendered).toHaveLength(days.length);
    park.clock.set(opened.add({ milliseconds: longestKeptMs }).toString());
    await getAll();
    const again = rendered.slice(days.length) as DayRequest[];
    expect(again.map(({ summary }) => String(summary.day))).toEqual(['2026-07-03', '2026-07-04']);
  });

  test.each([
    ['a day that the page does not show', '/planner/1/days/2027-07-05'],
    ['no day', '/planner/1/days/tomorrow'],
    ['no track', '/planner/99/days/2026-07-05'],
    ['no page', '/dialogs?of=/myAccount'],
    ['no text', '/dialogs?of=/&of=/prices'],
    ['nothing', '/dialogs'],
  ])('are nothing where the address names %s', async (_what, url) => {
    const { get, rendered } = await openFirstTaps();
    expect((await get(url)).statusCode).toBe(404);
    expect(rendered).toEqual([]);
  });

  test('are the dialogs of each page that the server makes', async () => {
    const { get, rendered } = await openFirstTaps();
    expect((await get('/dialogs?of=/&lang=pl')).statusCode).toBe(200);
    expect((await get('/dialogs?of=/planner/1&lang=en')).statusCode).toBe(200);
    expect((await get('/dialogs?of=/&lang=pl')).body).toBe('<p>1</p>');
    expect((await get('/dialogs?of=/events/7&lang=pl')).statusCode).toBe(200);
    expect(rendered.map(({ path, language }) => [path, language])).toEqual([
      ['/', 'pl'],
      ['/planner/1', 'en'],
      ['/events', 'pl'],
    ]);
  });
});
