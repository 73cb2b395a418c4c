// @vitest-environment happy-dom
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import { aPass } from '@cablepark/domain/testing/pass';
import { aSlot } from '@cablepark/domain/testing/slot';
import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { siteAround } from '../testing/render.tsx';
import { passesKey } from './api/readPasses.ts';
import { usePassOffer } from './usePassOffer.ts';

const rider = { id: 'ola', role: 'User' } as const;
const key = [...passesKey, rider.id, 'to pay'];
const read = vi.hoisted(() => vi.fn<() => Promise<unknown[]>>());

vi.mock('../lib/http/readAll.ts', () => ({ readAll: read }));

const pass = (id: number, balance: number): UsedPass => ({
  ...aPass({ id, balance, owner: rider.id }),
  uses: [],
});

async function offer() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(key, [pass(1, 1)]);
  const wrapper = await siteAround({ queries, info: { features: ['passes'] }, user: rider });
  const { result } = renderHook(() => usePassOffer(), { wrapper });
  await vi.waitFor(() => expect(result.current).not.toBeNull());
  return { queries, ask: () => result.current.offerOnceKnown([aSlot({ id: 7 })], null) };
}

test('What is known is offered at once', async () => {
  const { ask } = await offer();
  expect((await ask())?.pass.id).toBe(1);
  expect(read).not.toHaveBeenCalled();
});

test('Who presses before the passes are read anew is not offered the one that a booking has just used up', async () => {
  const { queries, ask } = await offer();
  const answer = Promise.withResolvers<unknown[]>();
  read.mockReturnValue(answer.promise);
  void queries.invalidateQueries({ queryKey: passesKey });
  const asked = ask();
  answer.resolve([]);
  expect(await asked).toBeNull();
});

test('Where they cannot be read anew, what was known is offered', async () => {
  const { queries, ask } = await offer();
  read.mockRejectedValue(new Error('no network'));
  void queries.invalidateQueries({ queryKey: passesKey });
  expect((await ask())?.pass.id).toBe(1);
});
