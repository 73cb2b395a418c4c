import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { common } from '../i18n/pl/common.ts';
import { NetworkError } from '../lib/http/errors.ts';
import { show } from '../testing/render.tsx';
import type { Outcome } from './changeSlots.ts';
import { isUnsent, type SlotAnswer, useSlotQuestion } from './useSlotQuestion.tsx';

const done: Outcome = { kind: 'done' };
const unsent: Outcome = { kind: 'refused', error: new NetworkError() };
const taken: Outcome = { kind: 'taken', reread: false };
const dialog = () => screen.queryByRole('alertdialog');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));

/** A page with a button that opens a question. `lose` takes a slot away while it is open. */
async function setUp(outcomes: Outcome[]) {
  const say = vi.fn();
  const answers: SlotAnswer<Outcome, string>[] = [];
  const prepare = vi.fn(async () => ({ title: 'Book?', text: '12:00', confirmLabel: 'Book' }));
  const send = vi.fn(async () => outcomes.shift() ?? taken);
  let lose: (slot: string) => void = () => {};
  function Asking() {
    const { ask } = useSlotQuestion(say);
    const start = async () => {
      const answer = await ask<Outcome, string>({
        prepare,
        watch: (onLoss) => {
          lose = onLoss;
          return () => {};
        },
        send,
        failureOf: (outcome) =>
          outcome.kind === 'done'
            ? null
            : { message: { kind: 'error', text: `It is ${outcome.kind}.` }, mayRetry: isUnsent(outcome) },
      });
      answers.push(answer);
    };
    return (
      <button type="button" onClick={() => void start()}>
        ask
      </button>
    );
  }
  await show(<Asking />);
  await act(async () => {
    fireEvent.click(button('ask'));
    fireEvent.click(button('ask'));
    await import('../ui/dialogs/QuestionStage.tsx');
  });
  return { say, answers, prepare, send, lose: (slot: string) => act(async () => lose(slot)) };
}

test('A second tap opens no second question', async () => {
  const { answers, prepare } = await setUp([]);
  expect(answers).toEqual([{ kind: 'none' }]);
  expect(prepare).toHaveBeenCalledOnce();
});

test('After a success the question is still open, for the answer', async () => {
  const { answers, send, say } = await setUp([done]);
  await press('Book');
  expect(answers[1]).toMatchObject({ kind: 'sent', result: done });
  expect(send).toHaveBeenCalledOnce();
  expect(dialog()).not.toBeNull();
  expect(say).not.toHaveBeenCalled();
});

test('What reached nobody is sent again at a press, as often as it takes', async () => {
  const { answers, send, say } = await setUp([unsent, unsent, done]);
  await press('Book');
  expect(dialog()?.textContent).toContain('It is refused.');
  await press(common.tryAgain);
  await press(common.tryAgain);
  expect(answers[1]).toMatchObject({ kind: 'sent', result: done });
  expect(send).toHaveBeenCalledTimes(3);
  expect(say).toHaveBeenCalledTimes(2);
});

test('Any other failure is shown, and closes with the question', async () => {
  const { answers, say } = await setUp([taken]);
  await press('Book');
  expect(dialog()?.textContent).toContain('It is taken.');
  expect(screen.queryByRole('button', { name: common.tryAgain })).toBeNull();
  await press(common.ok);
  expect(dialog()).toBeNull();
  expect(answers[1]).toMatchObject({ kind: 'sent', result: taken });
  expect(say).toHaveBeenCalledWith({ kind: 'error', text: 'It is taken.' });
});

test('A slot that is lost before the answer closes the question, and nothing is sent', async () => {
  const { answers, send, lose } = await setUp([done]);
  await lose('12:00');
  expect(dialog()).toBeNull();
  expect(answers[1]).toEqual({ kind: 'lost', loss: '12:00' });
  expect(send).not.toHaveBeenCalled();
});

test('A slot that is lost after the answer changes nothing: the server decides', async () => {
  const { answers, lose } = await setUp([done]);
  await press('Book');
  await lose('12:00');
  expect(dialog()).not.toBeNull();
  expect(answers[1]).toMatchObject({ kind: 'sent', result: done });
});

test('Whoever goes back sends nothing', async () => {
  const { answers, send } = await setUp([done]);
  await press(common.goBack);
  expect(answers[1]).toEqual({ kind: 'none' });
  expect(send).not.toHaveBeenCalled();
});
