import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../machine.ts';
import type { Attack } from './requests.ts';
import { startPinger } from './start-pinger.ts';

export interface Delay {
  what: string;
  /** The status, and the reason where it was refused. */
  answer: string;
  /** The longest that a ping waited meanwhile: in the middle one of the rounds, and in the worst (ms). */
  usualMs: number;
  worstMs: number;
  /** Processor time that the thread which answers everybody spent on it without a pause, at most: the middle one of the rounds (ms). */
  turnMs: number;
}

export interface Attacked {
  url: string;
  pid: number;
  /** Where `longest-turn.ts` listens. */
  turnsPort: number;
}

const rounds = 7;

/** Sends each request by itself, some times over, while one ping follows the other. */
export async function measureDelays(server: Attacked, attacks: readonly Attack[]): Promise<Delay[]> {
  const { worstSince, stop } = startPinger(server);
  const agent = new Agent({ keepAlive: true });
  try {
    await wait(500);
    const measured: Delay[] = [];
    for (const attack of attacks) {
      let answer = await send(server, agent, attack);
      const [waits, turns]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        await wait(20);
        await worstSince();
        await longestTurn(server);
        answer = await send(server, agent, asIfNew(attack, round));
        await wait(5);
        turns.push(await longestTurn(server));
        waits.push(await worstSince());
      }
      measured.push({
        what: attack.what,
        answer,
        usualMs: quantile(waits, 0.5),
        worstMs: Math.max(...waits),
        turnMs: quantile(turns, 0.5),
      });
    }
    return measured;
  } finally {
    agent.destroy();
    stop();
  }
}

export async function longestTurn({ turnsPort }: Attacked): Promise<number> {
  return Number(await text(connect(turnsPort, '127.0.0.1')));
}

/** An answer that is kept would be given again without any work. */
function asIfNew(attack: Attack, round: number): Attack {
  if (attack.method !== 'GET') return attack;
  return { ...attack, path: `${attack.path}${attack.path.includes('?') ? '&' : '?'}round=${round}` };
}

/** @returns the status, and the reason that a refusal gives */
export async function send({ url }: Attacked, agent: Agent, { method, path, body }: Attack): Promise<string> {
  const json = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? '') };
  const headers = { 'accept-encoding': 'br, gzip', ...(body === undefined ? {} : json) };
  const call = request(url + path, { agent, method, headers });
  // A body that is too large may be refused before all of it has come.
  call.on('error', () => undefined);
  call.end(body);
  const [response] = (await Promise.race([once(call, 'response'), once(call, 'close')])) as [
    IncomingMessage?,
  ];
  if (!response) return 'hung up';
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const reason = /"reason":"((?:[^"\\]|\\.)*)"/.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
  return [response.statusCode, reason.replaceAll('\\"', '"').replace('The query is over its budget: ', '')]
    .join(' ')
    .trim();
}
