import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyExtra } from './lazyExtra.tsx';

async function returnOfNetwork(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
}

test('A page goes on without an extra that the network does not bring', async () => {
  const Lost = lazyExtra<object>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const Found = lazyExtra<object>(() => Promise.resolve({ default: () => <p>An extra</p> }));
  render(
    <Suspense fallback="…">
      <h1>The page</h1>
      <Lost />
      <Found />
    </Suspense>,
  );
  expect(await screen.findByText('An extra')).toBeTruthy();
  expect(screen.getByRole('heading').parentElement?.textContent).toBe('The pageAn extra');
});

test('A page goes on without an extra whose texts the network does not bring, and gets it with the network', async () => {
  // React names every caught error there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost: Promise<string> = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  lost.catch(() => undefined);
  let texts = lost;
  const Wordless = lazyExtra<object>(() => Promise.resolve({ default: () => <p>{use(texts)}</p> }));
  const { container } = render(
    <Suspense fallback="…">
      <h1>The page</h1>
      <Wordless />
    </Suspense>,
  );
  await vi.waitFor(() => expect(container.textContent).toBe('The page'));
  texts = Promise.resolve(', and its extra');
  await returnOfNetwork();
  await vi.waitFor(() => expect(container.textContent).toBe('The page, and its extra'));
});

test('An extra whose code the network does not bring is asked for again each time the network returns, once', async () => {
  let loads = 0;
  let isReached = false;
  const Late = lazyExtra<object>(async () => {
    loads += 1;
    if (!isReached) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>, and its extra</p> };
  });
  const page = (
    <Suspense fallback="…">
      <h1>The page</h1>
      <Late />
      <Late />
    </Suspense>
  );
  const { container, rerender } = render(page);
  await vi.waitFor(() => expect(container.textContent).toBe('The page'));
  rerender(page);
  expect(loads).toBe(1);
  await returnOfNetwork();
  await vi.waitFor(() => expect([loads, container.textContent]).toEqual([2, 'The page']));
  isReached = true;
  await returnOfNetwork();
  await vi.waitFor(() =>
    expect([loads, container.textContent]).toEqual([3, 'The page, and its extra, and its extra']),
  );
  await returnOfNetwork();
  expect(loads).toBe(3);
});

test('Without a connection the code is not asked for: Chromium would not ask again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let loads = 0;
  const Late = lazyExtra<object>(async () => {
    loads += 1;
    return { default: () => <p>An extra</p> };
  });
  const { container } = render(
    <Suspense fallback="…">
      <Late />
    </Suspense>,
  );
  await vi.waitFor(() => expect(container.textContent).toBe(''));
  expect(loads).toBe(0);
  onLine.mockRestore();
  await returnOfNetwork();
  await vi.waitFor(() => expect([loads, container.textContent]).toEqual([1, 'An extra']));
});

test('A fault of an extra itself is not hidden', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = lazyExtra<object>(() =>
    Promise.resolve({
      default: () => {
        throw new RangeError('a fault of our own');
      },
    }),
  );
  const broken = (
    <Suspense fallback="…">
      <Broken />
    </Suspense>
  );
  await expect(act(async () => render(broken))).rejects.toThrow('a fault of our own');
});
