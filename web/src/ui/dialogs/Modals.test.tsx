import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { common } from '../../i18n/pl/common.ts';
import { show } from '../../testing/render.tsx';
import { useConfirm, useOpenQuestion } from './Modals.tsx';
import type { OpenQuestion } from './questions.ts';

const question = () => screen.queryByRole('alertdialog');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const shields = () => document.querySelectorAll('[data-tap-shield]');

/** The question's code loads when the first one is asked. */
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
    await import('./QuestionStage.tsx');
  });

beforeEach(() => {
  vi.useFakeTimers();
  // A dialog that the previous test left open gets a shield when it is removed.
  for (const shield of shields()) shield.remove();
});
afterEach(() => void vi.useRealTimers());

describe('A question that stays open', () => {
  let opened: Promise<OpenQuestion> = Promise.withResolvers<OpenQuestion>().promise;

  function Asking() {
    const open = useOpenQuestion();
    return (
      <button
        type="button"
        onClick={() => {
          opened = open({ title: 'Book?', confirmLabel: 'Book' });
        }}
      >
        ask
      </button>
    );
  }

  async function answered(): Promise<OpenQuestion> {
    await show(<Asking />);
    await press('ask');
    fireEvent.click(button('Book'));
    return opened;
  }

  test('shows that it works, and takes no second answer', async () => {
    const { choice } = await answered();
    expect(choice).toBe('confirm');
    expect(button('Book').getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button('Book'));
    fireEvent.click(button(common.goBack));
    expect(question()).not.toBeNull();
  });

  test('says meanwhile how the work goes', async () => {
    const { note } = await answered();
    act(() => note('Looking it up'));
    expect(question()?.textContent).toContain('Looking it up');
  });

  test('shows the result in its place, which taps meant for the question do not reach', async () => {
    const { ask } = await answered();
    let answer = Promise.resolve('');
    await act(async () => {
      answer = ask({ title: 'Booked', confirmLabel: 'Done', undoLabel: 'Undo', cancelLabel: null });
    });
    expect(question()?.textContent).toContain('Booked');
    expect(question()?.contains(shields()[0] ?? null)).toBe(true);
    expect(document.activeElement).toBe(button('Done'));
    await act(async () => void vi.advanceTimersByTime(600));
    expect(shields()).toHaveLength(0);
    await act(async () => button('Undo').click());
    expect(await answer).toBe('undo');
  });

  test('that somebody closes lets the work end without it', async () => {
    const { ask } = await answered();
    fireEvent.click(button(common.close));
    expect(question()).toBeNull();
    expect(await ask({ title: 'Booked' })).toBe('cancel');
    expect(question()).toBeNull();
  });
});

function Confirming() {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ title: 'Sure?' })}>
      ask
    </button>
  );
}

describe('Where a question stood', () => {
  test.each([
    ['a rider’s tap does nothing for 600 ms', null, 600],
    ['a tap on a page of the staff does nothing for 300 ms', 'staff', 300],
  ])('%s', async (_what, frame, ms) => {
    await show(
      <div data-frame={frame ?? undefined}>
        <Confirming />
      </div>,
    );
    await press('ask');
    await act(async () => button(common.goBack).click());
    expect(question()).toBeNull();
    expect(shields()).toHaveLength(1);
    vi.advanceTimersByTime(ms - 1);
    expect(shields()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shields()).toHaveLength(0);
  });
});
