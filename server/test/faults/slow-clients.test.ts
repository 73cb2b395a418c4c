import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, openTestPark, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

let park: TestPark;
let app: FastifyInstance;
let rider: Person;
let url: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  park = await openTestPark();
  app = await openTestApp(park);
  await makeTracks(park);
  rider = await aPerson(park);
  hurry(app);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

/** Node looks for clients that take too long every half a minute; here it looks at once, as it counts seconds for minutes. */
function hurry({ server }: FastifyInstance): void {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([60_000, 120_000]);
  Object.assign(server, { headersTimeout: 600, requestTimeout: 1200, connectionsCheckingInterval: 100 });
}

async function open(bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

const head = (length: number) =>
  `PATCH /items/Slot/1 HTTP/1.1\r\nHost: x\r\nAuthorization: ${rider.headers.authorization}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const isServed = async () =>
  (await fetch(`${url}/items/Slot`, { signal: AbortSignal.timeout(20_000) })).status;

test('Clients that never end their head or their body are sent away, and nobody waits for them', async () => {
  const slow = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      open(index % 2 === 0 ? 'GET /items/Slot HTTP/1.1\r\nHost: x\r\nX-' : `${head(100)}{"bookedBy":`),
    ),
  );
  // Most show again and again that they still live, a byte at a time. A byte after the end may cost them the answer: the others read it.
  const drip = setInterval(() => {
    for (const socket of slow.slice(50)) socket.write('a');
  }, 50);
  expect(await isServed()).toBe(200);
  const answers = await Promise.all(slow.map((socket) => text(socket).catch(() => '')));
  clearInterval(drip);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d |^$/);
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408')).length).toBeGreaterThan(0);
  expect(await isServed()).toBe(200);
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count))))
    .toBeLessThan(5);
});

test('A body that breaks off changes nothing, wherever it breaks off', async () => {
  const slot = await makeSlot(park, '2026-07-10T08:00:00Z');
  expect(slot).toBe(1);
  const body = JSON.stringify({ bookedBy: rider.id });
  for (let cut = 0; cut < body.length; cut += 7) {
    const socket = await open(head(body.length) + body.slice(0, cut));
    if (cut % 2 === 0) socket.destroy();
    else socket.resetAndDestroy();
    await once(socket, 'close');
  }
  // A body that says it is shorter than it is ends in the middle of its JSON.
  const short = await open(head(body.length - 2) + body);
  short.end();
  expect(await text(short)).toMatch(/^HTTP\/1\.1 400 /);
  const row = await park.store.db.selectFrom('slot').select('booked_by').executeTakeFirst();
  expect(row?.booked_by).toBeNull();
  const whole = await open(
    head(body.length).replace('Content-Length', 'Connection: close\r\nContent-Length') + body,
  );
  expect(await text(whole)).toMatch(/^HTTP\/1\.1 200 /);
});

test('A rider who hangs up before the answer has booked once, and sees it', async () => {
  const slot = await makeSlot(park, '2026-07-11T08:00:00Z');
  const body = JSON.stringify({ bookedBy: rider.id });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const socket = await open(head(body.length).replace('/Slot/1 ', `/Slot/${slot} `) + body);
    socket.end();
    socket.destroySoon();
    await once(socket, 'close');
  }
  const history = () =>
    park.store.db.selectFrom('booking_history').selectAll().where('slot_id', '=', slot).execute();
  await expect.poll(async () => (await history()).length).toBe(1);
  const answer = await fetch(`${url}/items/Slot/${slot}`, { headers: rider.headers });
  expect(await answer.json()).toMatchObject({ data: { bookedBy: rider.id } });
});
