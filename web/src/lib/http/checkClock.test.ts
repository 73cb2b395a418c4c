import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What this device believes; the server may know better. */
const device = Date.parse('2026-07-04T10:00:00Z');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: device, toFake: ['Date'] });
  vi.stubGlobal('Temporal', {
    ...Temporal,
    Instant: Temporal.Instant,
    Now: { instant: () => Temporal.Instant.fromEpochMilliseconds(Date.now()) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @param ofCall the dates of the responses, in turn; the last one repeats. */
function serverSays(...ofCall: (string | null)[]): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    const date = ofCall[Math.min(calls.length, ofCall.length) - 1] ?? null;
    return new Response('{"data":1}', date === null ? {} : { headers: { date } });
  });
  return calls;
}

async function fresh() {
  const { clock } = await import('../time/clock.ts');
  const { send: read } = await import('./send.ts');
  const { checkClock } = await import('./checkClock.ts');
  clock.check = checkClock;
  const { ofDevice } = await import('../time/ofDevice.ts');
  return { clock, ofDevice, read };
}

test('A device that is two hours slow has the server’s time after the first answer, and tells the page', async () => {
  const { clock, ofDevice, read } = await fresh();
  const told = vi.fn();
  clock.listeners.add(told);
  const calls = serverSays('Sat, 04 Jul 2026 12:00:00 GMT');
  await read({ url: '/items/Slot' });
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(clock.now()).toEqual(ofDevice(clock.deviceMs()));
  expect(ofDevice(device).round('second').toString()).toMatch('2026-07-04T12:00:0');
  await read({ url: '/items/Slot' });
  expect(calls).toEqual(['/items/Slot', '/server/ping', '/items/Slot']);
});

test.each([
  ['is right', 'Sat, 04 Jul 2026 10:00:03 GMT'],
  ['hears no date', null],
])('A device that %s keeps its time, and nobody is asked', async (_name, date) => {
  const { ofDevice, read } = await fresh();
  const calls = serverSays(date);
  await read({ url: '/items/Slot' });
  expect(ofDevice(device).epochMilliseconds).toBe(device);
  expect(calls).toEqual(['/items/Slot']);
});

test('An old answer out of a cache does not set the clock: the server is asked for its time, once a minute at most', async () => {
  const { ofDevice, read } = await fresh();
  const calls = serverSays('Sat, 04 Jul 2026 08:00:00 GMT', 'Sat, 04 Jul 2026 10:00:00 GMT');
  await read({ url: '/items/Slot' });
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  serverSays('Sat, 04 Jul 2026 08:00:00 GMT');
  await read({ url: '/items/Slot' });
  expect(ofDevice(device).epochMilliseconds).toBe(device);
});
