import { expect } from 'vitest';
import { startDispatcher } from '../../src/modules/mails/index.ts';
import type { TestPark } from './park.ts';

/** Sends what is due now, also what the app's own dispatcher has in its hands already. */
export async function sendDue(park: TestPark): Promise<void> {
  const dispatcher = startDispatcher(park, { everyMs: null });
  const due = async () => {
    await dispatcher.round();
    const { count } = await park.store.db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('ended_at', 'is', null)
      .where('due_at', '<=', park.clock.now().epochMilliseconds)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  await expect.poll(due).toBe(0);
  await dispatcher.stop();
}
