import type { PaymentDetailsRow } from '@cablepark/contract/payments/records.schema';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { GivenBackBy } from '@cablepark/domain/payments/payment-rules';
import { aSlot } from '@cablepark/domain/testing/slot';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { staff } from '../../i18n/pl/staff.ts';
import { plain, show } from '../../testing/render.tsx';
import { VoidDialog } from './correct/VoidDialog.tsx';
import { DeskContext } from './deskContext.ts';
import { makeDrafts } from './dialogs/drafts.ts';
import { GuestForm } from './dialogs/GuestForm.tsx';
import { PaidLabel } from './PaidLabel.tsx';
import type { DeskActions } from './useDeskActions.ts';

const { desk: t, payments } = staff;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('The form of a guest', () => {
  test('asks for name and number, and names the fault only once it was sent', async () => {
    const onGuest = vi.fn();
    await show(<GuestForm fullPrice={null} draft={undefined} onGuest={onGuest} />);
    expect(screen.queryByText(t.guestNameMissing)).toBeNull();
    type(t.guestPhone, '12');
    press(t.book);
    expect(screen.getByText(plain(t.guestNameMissing))).toBeTruthy();
    expect(screen.getByText(plain(t.guestPhoneInvalid))).toBeTruthy();
    expect(onGuest).not.toHaveBeenCalled();
  });

  test('gives them on without the blanks between', async () => {
    const onGuest = vi.fn();
    await show(<GuestForm fullPrice={null} draft={undefined} onGuest={onGuest} />);
    type(t.guestName, ' Wanda ');
    type(t.guestPhone, '500 600-700');
    press(t.book);
    expect(onGuest).toHaveBeenCalledExactlyOnceWith({ firstName: 'Wanda', phone: '500600700' });
  });

  test('gives a guest on who leaves no number', async () => {
    const onGuest = vi.fn();
    await show(<GuestForm fullPrice={null} draft={undefined} onGuest={onGuest} />);
    type(t.guestName, 'Wanda');
    press(t.book);
    expect(onGuest).toHaveBeenCalledExactlyOnceWith({ firstName: 'Wanda', phone: '' });
  });

  test('keeps the number of somebody who has one', async () => {
    const onGuest = vi.fn();
    const draft = { firstName: 'Wanda', phone: '500600700' };
    await show(<GuestForm fullPrice={null} draft={draft} needsPhone onGuest={onGuest} />);
    type(t.guestPhone, '');
    press(t.book);
    expect(screen.getByText(plain(t.guestPhoneInvalid))).toBeTruthy();
    expect(onGuest).not.toHaveBeenCalled();
  });

  test('begins with what did not get through before', async () => {
    await show(
      <GuestForm fullPrice={null} draft={{ firstName: 'Wanda', phone: '500600700' }} onGuest={vi.fn()} />,
    );
    expect(screen.getByLabelText<HTMLInputElement>(t.guestName).value).toBe('Wanda');
  });
});

async function voidDialog(method: PaymentMethod = 'cash') {
  const voidPayment = vi.fn<DeskActions['voidPayment']>(async () => true);
  const onClose = vi.fn();
  const slot = aSlot({ id: 7, rider: 'ola', payment: 3 });
  const reservation = {
    slot,
    time: '12:00',
    rider: null,
    payment: { id: 3, slot: 7, amount: 55, method },
    missing: false,
    arrived: false,
    place: null,
  };
  const actions = { voidPayment } as unknown as DeskActions;
  await show(
    <DeskContext value={{ actions, open: vi.fn(), drafts: makeDrafts() }}>
      <VoidDialog reservation={reservation} onClose={onClose} />
    </DeskContext>,
  );
  return { voidPayment, onClose, reservation };
}

/** What the server says of the payment. */
function givenBackBy(who: GivenBackBy): void {
  const date = '2026-07-04T10:00:00.000Z';
  const payment: PaymentDetailsRow = {
    id: 3,
    entry: null,
    date_created: date,
    day: '2026-07-04',
    amount: 55,
    method: 'cash',
    kind: 'ride',
    note: null,
    item: null,
    line: null,
    vat_rate: null,
    slot: 7,
    start: date,
    track: 1,
    name: 'Ola',
    taken_by: null,
    voided_at: null,
    void_reason: null,
    kept: false,
    refunded: 0,
    provider: null,
    provider_number: null,
    tax_id: null,
    receipt: null,
    refunds: [],
    entries: [],
    refundable: 0,
    left: 0,
    given_back_by: who,
  };
  vi.stubGlobal('fetch', async () => Response.json({ data: payment }));
}

describe('The dialog that voids a payment', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['cash', null],
    ['card', null],
    ['pass', 'pass'],
    ['online', 'online'],
  ] as const)('says how what was paid by %s goes back, or asks', async (method, way) => {
    givenBackBy('nobody');
    await voidDialog(method);
    for (const [other, text] of Object.entries(t.voidBack))
      expect(screen.queryByText(plain(text)) !== null).toBe(other === way);
    expect(screen.queryByText(plain(payments.way)) !== null).toBe(way === null);
  });

  test('of a ride on a pass that is voided asks how its money goes back: it was no mistake', async () => {
    givenBackBy('deskForPass');
    const { voidPayment, reservation } = await voidDialog('pass');
    await screen.findByText(plain(t.voidBack.voidedPass));
    expect(screen.queryByText(plain(payments.ways.mistake))).toBeNull();
    type(t.voidReason, 'Wiatr');
    fireEvent.click(screen.getByLabelText(payments.ways.transfer));
    press(t.voidConfirm);
    const voiding = { payment: 3, reason: 'Wiatr', backBy: 'transfer' };
    expect(voidPayment).toHaveBeenCalledExactlyOnceWith(reservation, voiding);
  });

  test('wants to know what becomes of the money', async () => {
    const { voidPayment } = await voidDialog();
    type(t.voidReason, 'Pomyłka');
    press(t.voidConfirm);
    expect(screen.getByText(plain(payments.wayFault))).toBeTruthy();
    expect(voidPayment).not.toHaveBeenCalled();
  });

  test('wants a reason', async () => {
    const { voidPayment, onClose } = await voidDialog();
    type(t.voidReason, ' x ');
    press(t.voidConfirm);
    expect(screen.getByText(plain(t.voidReasonShort(3)))).toBeTruthy();
    expect(voidPayment).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('closes and sends it, without the blanks around', async () => {
    const { voidPayment, onClose, reservation } = await voidDialog();
    type(t.voidReason, ' Pomyłka ');
    fireEvent.click(screen.getByLabelText(payments.ways.cash));
    press(t.voidConfirm);
    const voiding = { payment: 3, reason: 'Pomyłka', backBy: 'cash' };
    expect(voidPayment).toHaveBeenCalledExactlyOnceWith(reservation, voiding);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('A ride on a pass of paper and one on the rider’s own pass read differently once they are paid', async () => {
  const payment = { id: 1, slot: 7, method: 'pass' } as const;
  await show(<PaidLabel payment={{ ...payment, amount: 0, pass: null }} />);
  expect(screen.getByText(plain(t.paidBy(t.paperPass.toLowerCase())))).toBeTruthy();
  const ownPass = plain(t.paidBy(t.method.pass));
  await show(<PaidLabel payment={{ ...payment, amount: 5500, pass: 3 }} />);
  expect(screen.getByText(ownPass)).toBeTruthy();
  // A rain check costs nothing, and is a pass of the rider all the same.
  await show(<PaidLabel payment={{ ...payment, amount: 0, pass: 4 }} />);
  expect(screen.getAllByText(ownPass).length).toBeGreaterThan(1);
});
