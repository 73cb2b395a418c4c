import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../../test/support/park.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../../test/support/slots.ts';

describe.each(engines)('What a change of slots answers, on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let rider: Person;
  let editor: Person;
  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    rider = await aPerson(park);
    editor = await aPerson(park, 'Editor');
  });

  const changes = {
    'a booking': () => ({ who: rider, body: { bookedBy: rider.id } }),
    'a booking for somebody': () => ({ who: editor, body: { bookedBy: rider.id } }),
    'a cancelling of what is free': () => ({ who: rider, body: { bookedBy: null } }),
    'an edit': () => ({ who: editor, body: { price: 60.5, duration: 10 } }),
  };

  test.each(Object.entries(changes))('after %s is the row as a reading shows it', async (_what, change) => {
    const { who, body } = change();
    for (const query of ['', '?', '?fields=*']) {
      const id = await makeSlot(park, `2026-07-01T${10 + (made += 1)}:00:00Z`);
      const one = await send(who, 'PATCH', `/items/Slot/${id}${query}`, body);
      const read = await send(who, 'GET', `/items/Slot/${id}`);
      expect(one).toBe(read);
      const several = await send(who, 'PATCH', `/items/Slot${query}`, { keys: [id, id], data: body });
      const { data } = JSON.parse(read);
      expect(several).toBe(JSON.stringify({ data: [data, data] }));
    }
  });

  let made = -1;
  const send = async ({ headers }: Person, method: 'GET' | 'PATCH', url: string, payload?: object) =>
    (await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })).body;
});
