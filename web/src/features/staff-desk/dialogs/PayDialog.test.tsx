import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import type { PassKind } from '@cablepark/domain/passes/pass-kind';
import { aSlot } from '@cablepark/domain/testing/slot';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { passesOf } from '../../../booking/api/readPasses.ts';
import { common } from '../../../i18n/pl/common.ts';
import { staff } from '../../../i18n/pl/staff.ts';
import { plain, show } from '../../../testing/render.tsx';
import { DeskContext } from '../deskContext.ts';
import { tillTexts } from '../till/till.texts.ts';
import type { DeskActions } from '../useDeskActions.ts';
import { type DeskDrafts, makeDrafts } from './drafts.ts';
import { PayDialog } from './PayDialog.tsx';

const t = staff.desk;
const user = { id: 'manager', role: 'Manager' } as const;
const ola = { id: 'ola', name: 'Ola', phone: '600700800', email: 'ola@example.com' };
const reservation = {
  slot: aSlot({ id: 7, rider: 'ola', price: 5550 }),
  time: '12:00',
  rider: ola,
  payment: null,
  missing: false,
  arrived: false,
  place: null,
};

async function dialog({ done = true, drafts = makeDrafts() }: { done?: boolean; drafts?: DeskDrafts } = {}) {
  const pay = vi.fn<DeskActions['pay']>(async () => done);
  const onClose = vi.fn();
  const desk = { actions: { pay } as unknown as DeskActions, open: vi.fn(), drafts };
  await show(
    <DeskContext value={desk}>
      <PayDialog reservation={reservation} onClose={onClose} />
    </DeskContext>,
    { user },
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

test('A pass on paper is called so, and says that the rider’s own passes keep what they have', async () => {
  const { pay } = await dialog();
  const paper = screen.getByRole('button', { name: new RegExp(`^${t.paperPass}`) });
  expect(plain(paper.textContent ?? '')).toContain(plain(t.paperPassHint));
  expect(paper.closest('fieldset')).toBeNull();
  fireEvent.click(paper);
  expect(pay).toHaveBeenCalledExactlyOnceWith(reservation, 'pass', 5550);
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

async function withPasses(passes: readonly UsedPass[], features: string[]) {
  const payByPass = vi.fn<DeskActions['payByPass']>(async () => true);
  const onClose = vi.fn();
  const desk = { actions: { payByPass } as unknown as DeskActions, open: vi.fn(), drafts: makeDrafts() };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(passesOf('ola').queryKey, [...passes]);
  const site = { queries, info: { features }, user };
  await show(
    <DeskContext value={desk}>
      <PayDialog reservation={reservation} onClose={onClose} />
    </DeskContext>,
    site,
  );
  return { payByPass, onClose };
}

describe('A rider’s passes', () => {
  const kind: PassKind = {
    row: 'pass-10',
    name: { pl: 'Karnet 10', en: 'Pass of 10' },
    unit: 'rides',
    amount: 10,
    price: 49_000,
    vat: '23',
    validDays: null,
    validUntil: '2031-09-30',
    tracks: null,
    rideMinutes: 15,
    perDay: null,
    shared: false,
  };
  const aPass = (id: number, differs: Partial<UsedPass> = {}): UsedPass => ({
    id,
    kind,
    owner: 'ola',
    members: [],
    balance: 7,
    ends: null,
    closedDays: [],
    isVoided: false,
    uses: [],
    ...differs,
  });

  test('stand first with what is left, and grey with the reason where they do not fit', async () => {
    const fits = aPass(1);
    const other = aPass(2, { kind: { ...kind, tracks: [99] } });
    const used = aPass(3, {
      kind: { ...kind, perDay: 1 },
      uses: [{ start: reservation.slot.start, units: 1 }],
    });
    const { payByPass, onClose } = await withPasses([fits, other, used], ['desk', 'passes']);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /Karnet 10/ });
    const { unfit } = tillTexts.pl;
    expect(buttons.map(({ textContent, disabled }) => [plain(textContent), disabled])).toEqual([
      [`Karnet 10${plain(t.passLeft.rides(7, 6))}`, false],
      [`Karnet 10${plain(unfit.PASS_NOT_VALID_HERE)}`, true],
      [`Karnet 10${plain(unfit.PASS_DAY_USED)}`, true],
    ]);
    fireEvent.click(buttons[0] as HTMLElement, { detail: 2 });
    expect(payByPass).not.toHaveBeenCalled();
    fireEvent.click(buttons[0] as HTMLElement);
    expect(payByPass).toHaveBeenCalledExactlyOnceWith(reservation, fits);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('are not asked for where the server knows of none', async () => {
    await withPasses([aPass(1)], ['desk']);
    expect(screen.queryByRole('button', { name: /Karnet 10/ })).toBeNull();
  });
});
