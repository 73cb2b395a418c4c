import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { expect, test } from 'vitest';
import { show } from '../../testing/render.tsx';
import { Toasts } from './Toasts.tsx';

const tell = (kind: 'success' | 'error', text: string) => act(async () => void toast[kind](text));
/** The progress bar of a message that closes automatically. */
const timerOf = (text: string) =>
  screen.getByText(text).closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar--animated');

test('What failed stays until it is closed or something has worked; what worked goes by itself', async () => {
  await show(<Toasts />);
  await tell('error', 'Not removed.');
  await waitFor(() => expect(timerOf('Not removed.')).toBeNull());
  await tell('error', 'Not moved.');
  await waitFor(() => expect(timerOf('Not moved.')).toBeNull());
  expect(screen.getByText('Not removed.')).toBeTruthy();
  await tell('success', 'Saved.');
  await waitFor(() => expect(timerOf('Saved.')).not.toBeNull());
  await waitFor(() => expect(screen.queryByText(/^Not/)).toBeNull());
});
