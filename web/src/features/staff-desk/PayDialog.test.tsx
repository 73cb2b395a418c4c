// @vitest-environment happy-dom
import { aSlot } from '@cablepark/domain/testing/slot';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { common } from '../../i18n/pl/common.ts';
import { staff } from '../../i18n/pl/staff.ts';
import { plain, show } from '../../testing/render.tsx';
import { DeskContext } from './deskContext.ts';
import { type DeskDrafts, makeDrafts } from './drafts.ts';
import { PayDialog } from './PayDialog.tsx';
import type { DeskActions } from './useDeskActions.ts';

const t = staff.desk;
const ola = { id: 'ola', name: 'Ola', phone: '600700800', email: 'ola@example.com' };
const reservation = {
  slot: aSlot({ id: 7, rider: 'ola', price: 5550 }),
  time: '12:00',
  rider: ola,
  payment: null,
  missing: false,
};

async function dialog({ done = true, drafts = makeDrafts() }: { done?: boolean; drafts?: DeskDrafts } = {}) {
  const pay = vi.fn<DeskActions['pay']>(async () => done);
  const onClose = vi.fn();
  const desk = { actions: { pay } as unknown as DeskActions, open: vi.fn(), drafts };
  await show(
    <DeskContext value={desk}>
      <PayDialog reservation={reservation} onClose={onClose} />
    </DeskContext>,
  );
  const amount = screen.getByLabelText<HTMLInputElement>(plain(t.amount));
  const method = (name: 'cash' | 'card', grosze: number) =>
    screen.getByRole<HTMLButtonElement>('button', { name: t.payBy(t.method[name], common.price(grosze)) });
  return { pay, onClose, drafts, amount, method };
}

test('One press of a method takes the slot’s price', async () => {
  const { pay, onClose, amount, method } = await dialog();
  expect(amount.value).toBe('55.5');
  fireEvent.click(method('cash', 5550));
  expect(pay).toHaveBeenCalledExactlyOnceWith(reservation, 'cash', 5550);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Another amount is taken as it is typed', async () => {
  const { pay, amount, method } = await dialog();
  fireEvent.change(amount, { target: { value: '40,50' } });
  fireEvent.click(method('card', 4050));
  expect(pay).toHaveBeenCalledExactlyOnceWith(reservation, 'card', 4050);
});

test('No method can be pressed for what is no amount', async () => {
  const { amount, method } = await dialog();
  fireEvent.change(amount, { target: { value: 'forty' } });
  expect(screen.getByText(plain(t.amountInvalid))).toBeTruthy();
  expect(method('cash', 0).disabled).toBe(true);
});

test('The second tap of a double tap pays nothing', async () => {
  const { pay, method } = await dialog();
  fireEvent.click(method('cash', 5550), { detail: 2 });
  expect(pay).not.toHaveBeenCalled();
});

test.each([
  ['is asked for again where it did not get through', false, '40'],
  ['is forgotten once it is paid', true, '55.5'],
])('An amount that was typed %s', async (_what, done, next) => {
  const { amount, method, drafts } = await dialog({ done });
  fireEvent.change(amount, { target: { value: '40' } });
  fireEvent.click(method('cash', 4000));
  await vi.waitFor(() => expect(drafts.amounts.read(7)).toBe(done ? undefined : '40'));
  document.body.replaceChildren();
  expect((await dialog({ drafts })).amount.value).toBe(next);
});
