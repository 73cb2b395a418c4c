import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { bothEngines } from '../../../test/support/engines.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('A pooler in transaction mode may stand before PostgreSQL: nothing is asked of a connection but of the transaction', async () => {
  const query = vi.spyOn(Client.prototype, 'query') as unknown as { mock: { calls: unknown[][] } };
  const park = await bothEngines.find(({ name }) => name === 'postgres')?.open();
  if (!park) throw new Error('There is no PostgreSQL to test with.');
  const { db } = park.store;
  await park.store.version();
  const limit = await db.transaction().execute(async (work) => {
    const { rows } = await work.executeQuery<{ idle_in_transaction_session_timeout: string }>({
      ...db.selectFrom('asset').select('id').compile(),
      sql: 'show idle_in_transaction_session_timeout',
    });
    return rows[0]?.idle_in_transaction_session_timeout;
  });
  expect(limit).toBe('5s');
  const sent = query.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? { text: asked } : (asked as { text?: string; name?: string }),
  );
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.filter(({ name }) => name !== undefined)).toEqual([]);
  // Kysely takes and releases its migration lock within their transaction.
  const ofSession = /^\s*(?:set (?!local)|prepare|listen|declare|discard)/i;
  expect(sent.filter(({ text }) => ofSession.test(text ?? ''))).toEqual([]);
});
