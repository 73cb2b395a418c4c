import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStatusOfBoard } from './useStatusOfBoard.ts';

const readStatus = vi.fn(async () => null);

function Board() {
  useQuery({ queryKey: ['park status'], queryFn: readStatus });
  useStatusOfBoard();
  return null;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('A hidden board asks for the status each minute, and no more once it is closed', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <Board />
    </QueryClientProvider>,
  );
  const afterMinutes = async (minutes: number) => {
    await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
    return readStatus.mock.calls.length;
  };
  expect(await afterMinutes(3)).toBe(1);
  hidden.mockReturnValue(true);
  expect(await afterMinutes(2)).toBe(3);
  view.unmount();
  expect(await afterMinutes(2)).toBe(3);
});
