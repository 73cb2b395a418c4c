// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../testing/render.tsx';
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
