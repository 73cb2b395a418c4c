// @vitest-environment happy-dom
import type { RiderHoldingRow } from '@cablepark/contract/rides/held-rides.schema';
import { aSlot } from '@cablepark/domain/testing/slot';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plain, show } from '../../../testing/render.tsx';
import { freeUnpaid, readUnpaid, ridersHolding } from './api/heldRides.ts';
import HoldingPage from './HoldingPage.tsx';
import { holdingTexts } from './holding.texts.ts';

const t = holdingTexts.pl;

vi.mock('./api/heldRides.ts', async (original) => ({
  ...(await original<typeof import('./api/heldRides.ts')>()),
  ridersHolding: { queryKey: ['riders'], queryFn: vi.fn() },
  readUnpaid: vi.fn(),
  freeUnpaid: vi.fn(),
}));

const ola: RiderHoldingRow = {
  id: 'ola',
  first_name: 'Ola',
  last_name: 'Nowak',
  email: 'ola@example.com',
  description: '600700800',
  coming: 30,
  unpaid: 10,
  held: 2,
};
const list = (...rows: RiderHoldingRow[]) =>
  vi.mocked(ridersHolding.queryFn as () => Promise<RiderHoldingRow[]>).mockResolvedValue(rows);

test('Nothing is freed before it was shown, and what was shown is freed', async () => {
  list(ola);
  const slots = Array.from({ length: 10 }, () => aSlot({ rider: 'ola' }));
  vi.mocked(readUnpaid).mockResolvedValue(slots);
  vi.mocked(freeUnpaid).mockResolvedValue({ freed: slots.map(({ id }) => id), kept: [] });
  await show(<HoldingPage />);
  expect(await screen.findByText('Ola Nowak')).toBeTruthy();
  expect(screen.getByText(plain(t.coming(30)))).toBeTruthy();
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: plain(t.freeOne('Ola Nowak')) })),
  );
  expect(await screen.findByText(plain(t.freeQuestion(10, 'Ola Nowak')))).toBeTruthy();
  expect(plain(document.body.textContent ?? '')).toContain(plain(t.andMore(2)));
  expect(freeUnpaid).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: t.freeConfirm })));
  await vi.waitFor(() =>
    expect(freeUnpaid).toHaveBeenCalledWith(
      'ola',
      slots.map(({ id }) => id),
    ),
  );
});

test('Where nobody holds much, the page says so', async () => {
  list();
  await show(<HoldingPage />);
  expect(await screen.findByText(plain(t.none))).toBeTruthy();
});
