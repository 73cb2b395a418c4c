// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyExtra } from './lazyExtra.ts';

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
