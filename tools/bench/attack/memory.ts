import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '../process.ts';
import { type Attacked, send } from './delays.ts';
import type { Attack } from './requests.ts';

/** What the server takes of the memory before and after so many requests of which no two are alike (bytes). */
export interface Growth {
  requests: number;
  before: number;
  /** After half of them: what is kept for good has its size by then. */
  half: number;
  after: number;
}

const requests = 10_000;
const atOnce = 4;

export async function measureGrowth(server: Attacked): Promise<Growth> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    for (let index = 0; index < 100; index += 1) await send(server, agent, odd(-1 - index));
    const before = await settled(server);
    await sendMany(server, agent, 0, requests / 2);
    const half = await settled(server);
    await sendMany(server, agent, requests / 2, requests);
    return { requests, before, half, after: await settled(server) };
  } finally {
    agent.destroy();
  }
}

async function sendMany(server: Attacked, agent: Agent, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, turn) => send(server, agent, odd(index + turn))));
  }
}

/** Another statement each time, and as long as a visitor's may be; each third one another address, whose answer is kept. */
function odd(index: number): Attack {
  const what = `odd one ${index}`;
  if (index % 3 === 0)
    return { what, method: 'GET', path: `/items/Slot?limit=50&odd=${index}${'x'.repeat(4000)}` };
  const conditions = Array.from({ length: 30 }, (_, bit) =>
    (Math.abs(index) >> (bit % 14)) % 2 === 0
      ? { price: { _eq: bit } }
      : { price: { _gt: 1000 + bit }, id: { _lt: bit } },
  );
  const id = { id: { _in: Array.from({ length: 1 + (Math.abs(index) % 2000) }, (_, each) => each) } };
  const query = { filter: { _and: [id, { _or: conditions.slice(0, 18) }] } };
  return { what, method: 'SEARCH', path: '/items/Slot', body: JSON.stringify({ query }) };
}

async function settled(server: Attacked): Promise<number> {
  await wait(3000);
  return await memoryOf(server);
}
