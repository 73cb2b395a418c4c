import type { PaymentRecordRow } from '@cablepark/contract/payments/records.schema';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { staff } from '../../i18n/pl/staff.ts';
import { show } from '../../testing/render.tsx';
import { PaymentList } from './PaymentList.tsx';

afterEach(() => vi.unstubAllGlobals());

const t = staff.payments;
const day = Temporal.PlainDate.from('2026-07-01');
const paid: PaymentRecordRow = {
  id: 1,
  entry: 1,
  date_created: '2026-07-01T10:00:00Z',
  day: '2026-07-01',
  note: null,
  item: null,
  line: null,
  amount: 55,
  method: 'online',
  kind: 'ride',
  vat_rate: '8',
  slot: 7,
  start: null,
  track: null,
  name: 'Ola',
  taken_by: null,
  voided_at: null,
  void_reason: null,
  kept: false,
  refunded: 0,
  provider: 'przelewy24',
  provider_number: '300',
  tax_id: null,
  receipt: null,
};
const voided = { voided_at: '2026-07-01T11:00:00Z', void_reason: 'cancelled late' };

test.each([
  ['voided', { ...voided, void_reason: 'Wiatr' }, [t.isVoided], true],
  ['cancelled late and kept', { ...voided, kept: true }, [t.isKept], true],
  ['too late to buy anything', { id: null, kind: 'late', refunded: 55 } as const, [], false],
  ['taken out as a mistake', { ...voided, kind: 'reversal', amount: -55 } as const, [], true],
])('A payment that was %s is told as that', async (_what, differs, marks, opens) => {
  const rows = [{ ...paid, ...differs }];
  vi.stubGlobal('fetch', async () => Response.json({ data: rows, meta: { filter_count: 1 } }));
  await show(<PaymentList range={{ from: day, to: day }} />);
  const line = await screen.findByRole<HTMLButtonElement>('button', { name: /Ola/ });
  expect([t.isVoided, t.isKept].filter((mark) => line.textContent.includes(mark))).toEqual(marks);
  expect(line.disabled).toBe(!opens);
});
