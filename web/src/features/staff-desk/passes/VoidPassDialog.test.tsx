import { aPass } from '@cablepark/domain/testing/pass';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { common } from '../../../i18n/pl/common.ts';
import { passes as t } from '../../../i18n/pl/staff/desk/passes.ts';
import { payments } from '../../../i18n/pl/staff/desk/payments.ts';
import { plain, show } from '../../../testing/render.tsx';
import { VoidPassDialog } from './VoidPassDialog.tsx';

const pass = { ...aPass({ id: 7 }), code: 'ABCD' };
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

async function open(online: boolean): Promise<void> {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push(JSON.parse(body));
    return Response.json({ data: { pass: 7, money_back: 343, online } });
  });
  await show(<VoidPassDialog pass={pass} onClose={vi.fn()} />);
}

const price = common.price(34_300);

test.each([
  ['the desk takes it from the till', false, 'desk'],
  ['nobody takes it from the till, for it goes back by itself', true, 'online'],
] as const)(
  'What may go back at most stands in the field, and beside it what that is; %s',
  async (_what, online, way) => {
    await open(online);
    const field = await screen.findByLabelText(t.moneyBack[way].label);
    expect(document.activeElement).toBe(screen.getByLabelText(t.reason));
    expect(screen.getByText(plain(t.moneyBack[way].hint(price)))).toBeTruthy();
    fireEvent.change(screen.getByLabelText(t.reason), { target: { value: 'Wyjeżdża' } });
    expect(field).toHaveProperty('value', '343');
    fireEvent.change(field, { target: { value: '343,01' } });
    fireEvent.click(screen.getByRole('button', { name: t.voidConfirm }));
    expect(screen.getByText(plain(t.moneyBackFault(price)))).toBeTruthy();
    fireEvent.change(field, { target: { value: '343' } });
    fireEvent.click(screen.getByRole('button', { name: t.voidConfirm }));
    // Desk money needs a refund method.
    expect(screen.queryByText(plain(payments.wayFault)) === null).toBe(online);
    for (const inCash of screen.queryAllByLabelText(payments.ways.cash)) fireEvent.click(inCash);
    // Its field then names the way.
    expect(screen.getByLabelText(online ? t.moneyBack.online.label : t.moneyBack.desk.labelBy.cash)).toBe(
      field,
    );
    fireEvent.click(screen.getByRole('button', { name: t.voidConfirm }));
    const voiding = { reason: 'Wyjeżdża', money_back: 343, ...(online ? {} : { back_by: 'cash' }) };
    await waitFor(() => expect(sent).toEqual([voiding]));
  },
);
