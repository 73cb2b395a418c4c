import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { FreshQueryClient } from './FreshQueryClient.ts';

/** A page that waits for its first read; the test controls the responses. */
function watchedList() {
  const queries = new FreshQueryClient();
  const answers: PromiseWithResolvers<string>[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<string>();
    signal.addEventListener('abort', () => answer.reject(signal.reason));
    answers.push(answer);
    return answer.promise;
  };
  const observer = new QueryObserver(queries, { queryKey: ['slots'], queryFn, retry: false });
  observer.subscribe(() => {});
  return { queries, answers, shown: () => observer.getCurrentResult().data };
}

for (const refetchType of ['active', 'none'] as const)
  test(`A first read that began before a write is made again (${refetchType})`, async () => {
    const { queries, answers, shown } = watchedList();
    const done = queries.invalidateQueries({ queryKey: ['slots'], refetchType });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.resolve('before the write');
    answers[1]?.resolve('after it');
    await done;
    expect(shown()).toBe('after it');
  });

test('What is shown already is not read again where the write says so', async () => {
  const { queries, answers, shown } = watchedList();
  answers[0]?.resolve('shown');
  await vi.waitFor(() => expect(shown()).toBe('shown'));
  await queries.invalidateQueries({ queryKey: ['slots'], refetchType: 'none' });
  expect(answers).toHaveLength(1);
});

test('Queries of another key are left alone', async () => {
  const { queries, answers, shown } = watchedList();
  await queries.invalidateQueries({ queryKey: ['events'] });
  answers[0]?.resolve('first');
  await vi.waitFor(() => expect(shown()).toBe('first'));
  expect(answers).toHaveLength(1);
});
