import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onChange = vi.fn();
afterEach(() => onChange.mockReset());

const field = (value: string) => (
  <SearchField label="Search" hint="" clearLabel="Clear" value={value} onChange={onChange} />
);
const rest = () => act(async () => vi.advanceTimersByTime(1_000));
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('The address hears what somebody has typed once they rest, and that it was cleared', async () => {
  render(field(''));
  type('Wan');
  type('Wanda');
  expect(onChange).not.toHaveBeenCalled();
  await rest();
  expect(onChange.mock.calls).toEqual([['Wanda']]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await rest();
  expect(onChange.mock.calls).toEqual([['Wanda'], ['']]);
});

test('The address does not hear what it has said itself, when the page opens or later', async () => {
  const { rerender } = render(field('Wanda'));
  await rest();
  rerender(field('Ola'));
  await rest();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Ola');
  expect(onChange).not.toHaveBeenCalled();
});
