// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { push } from '../i18n/pl/push.ts';
import { show } from '../testing/render.tsx';
import { AfterBooking } from './AfterBooking.tsx';
import { keepAnswer } from './offered.ts';

vi.mock('./browserPush.ts', () => ({ pushAbility: () => 'yes' }));

const t = push.offer;
const site = { info: { features: ['push'] }, user: { id: 'ola', role: 'User' } } as const;
const asked = vi.fn(async () => Response.json({ data: { key: 'the key of the park', devices: [] } }));

beforeEach(() => vi.stubGlobal('fetch', asked));
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
  localStorage.clear();
});

test('Who has booked is asked once, and a no takes the question away', async () => {
  await show(<AfterBooking hasBooked />, site);
  fireEvent.click(await screen.findByRole('button', { name: t.no }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
});

test('For who has answered before, the server is not asked either', async () => {
  keepAnswer();
  // Loaded first, so that an offer would send its request with the first render.
  await import('./PushOffer.tsx');
  await show(<AfterBooking hasBooked />, site);
  expect(document.querySelector('section')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('Nobody is asked before a booking', async () => {
  await show(<AfterBooking hasBooked={false} />, site);
  expect(asked).not.toHaveBeenCalled();
});
