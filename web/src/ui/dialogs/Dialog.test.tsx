import { act, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { Dialog } from './Dialog.tsx';

const shown = () => screen.queryByRole<HTMLDialogElement>('dialog');

test('One that the browser closes unasked is closed as by its button', async () => {
  const closed = vi.fn();
  function Place() {
    const [open, setOpen] = useState(true);
    const close = () => {
      closed();
      setOpen(false);
    };
    return (
      <Dialog open={open} onClose={close} title="question">
        <p>words</p>
      </Dialog>
    );
  }
  await show(<Place />);
  shown()?.close();
  await vi.waitFor(() => expect(shown()).toBe(null));
  expect(closed).toHaveBeenCalledOnce();
});

test('One that has to stay is shown anew', async () => {
  const onClose = vi.fn();
  await show(
    <Dialog open onClose={onClose} title="question">
      <p>words</p>
    </Dialog>,
  );
  shown()?.close();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(shown()?.open).toBe(true);
});

test('One whose page is hidden until the next page is there is not closed by the visitor', async () => {
  const onClose = vi.fn();
  const never = new Promise<never>(() => {});
  let leave = () => {};
  function NextPage() {
    return use(never);
  }
  function Place() {
    const [isLeft, setLeft] = useState(false);
    leave = () => setLeft(true);
    return (
      <Suspense fallback={<p>loading</p>}>
        <Dialog open onClose={onClose} title="day">
          <p>words</p>
        </Dialog>
        {isLeft && <NextPage />}
      </Suspense>
    );
  }
  await show(<Place />);
  const dialog = shown();
  await act(async () => leave());
  await vi.waitFor(() => expect(screen.getByText('loading')).toBeTruthy());
  expect([dialog?.isConnected, dialog?.open]).toEqual([true, false]);
  // A browser fires it later.
  await act(async () => void dialog?.dispatchEvent(new Event('close')));
  expect([dialog?.open, onClose.mock.calls]).toEqual([false, []]);
});
