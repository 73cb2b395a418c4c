import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Db } from '../../src/db/store.ts';
import type { Rider } from './riders.ts';

/** What everybody was told after all of them went for one slot at once. */
export interface Race {
  slot: number;
  /** The ids of the riders who were told "booked". */
  winners: string[];
  /** How many were told that the slot is taken. */
  refused: number;
  /** Any other answer. */
  others: string[];
}

const agent = new Agent({ keepAlive: true });

/**
 * All riders book the slot at the same moment, spread over the servers: each server has read the heads of all requests
 * before the first of them gets its body.
 */
export async function raceFor(
  slot: number,
  riders: readonly Rider[],
  urls: readonly string[],
): Promise<Race> {
  const calls = await Promise.all(
    riders.map((rider, index) => openCall(urls[index % urls.length] ?? '', slot, rider)),
  );
  const answers = await Promise.all(calls.map((finish) => finish()));
  const race: Race = { slot, winners: [], refused: 0, others: [] };
  for (const [index, answer] of answers.entries()) {
    if (answer.startsWith('200')) race.winners.push(riders[index]?.id ?? '');
    else if (answer === '409 SLOT_TAKEN') race.refused += 1;
    else race.others.push(answer);
  }
  return race;
}

/** @returns what sends the body and resolves to the answer's status and code */
async function openCall(url: string, slot: number, { id, token }: Rider): Promise<() => Promise<string>> {
  const body = JSON.stringify({ bookedBy: id });
  const call = request(`${url}/items/Slot/${slot}`, {
    agent,
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return async () => {
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const answer = JSON.parse(await text(response)) as { errors?: { extensions: { code: string } }[] };
    return [response.statusCode, answer.errors?.[0]?.extensions.code].filter(Boolean).join(' ');
  };
}

/** Everything that is wrong with a race, held against the database. Empty if the slot was sold once. */
export async function faultsOf(db: Db, race: Race, riders: number): Promise<string[]> {
  const { slot, winners, refused, others } = race;
  const { booked_by } = await db
    .selectFrom('slot')
    .select('booked_by')
    .where('id', '=', slot)
    .executeTakeFirstOrThrow();
  const history = await db
    .selectFrom('booking_history')
    .select(['user_id', 'action_type'])
    .where('slot_id', '=', slot)
    .execute();
  const entries = history.map((entry) => `${entry.action_type} ${entry.user_id}`).join();
  const checks: [boolean, string][] = [
    [winners.length === 1, `${winners.length} were told "booked"`],
    [refused === riders - 1, `${refused} were told "taken"`],
    [others.length === 0, `other answers: ${others.join(', ')}`],
    [booked_by !== null && winners.includes(booked_by), 'its holder was not told "booked"'],
    [entries === `book ${booked_by}`, `its history says: ${entries}`],
  ];
  return checks.filter(([isFine]) => !isFine).map(([, fault]) => `slot ${slot}: ${fault}`);
}
