import type { WithdrawalRow } from '@cablepark/contract/payments/withdrawals.schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { common } from '../../../i18n/pl/common.ts';
import { withdrawals as t } from '../../../i18n/pl/withdrawals.ts';
import { plain, show } from '../../../testing/render.tsx';
import { Consequences } from './Consequences.tsx';

const contract: WithdrawalRow = {
  pass: 7,
  contract: { pl: 'Karnet na 10 slotów', en: 'Pass for 10 slots' },
  concluded: '2026-07-01T10:00:00.000Z',
  until: '2026-07-15T22:00:00.000Z',
  name: 'Ola',
  email: 'ola@example.com',
  price: 490,
  amount: 490,
  taken: 0,
  unit: 'rides',
  freed: 0,
  date_created: null,
  mailed: null,
};
const price = (pln: number) => common.price(pln * 100);
const account = { ...contract, pass: null, contract: null, price: 0, amount: 0, unit: null };

test.each<[string, WithdrawalRow, string[]]>([
  ['all of it', contract, [t.backAll(price(490)), t.passEnds]],
  [
    'a part, and what is paid for and freed',
    { ...contract, amount: 392, taken: 2, freed: 3 },
    [t.backPart(price(392), price(490)), t.taken.rides(2), t.freed(3)],
  ],
  ['nothing', { ...contract, amount: 0, taken: 10 }, [t.backNothing, t.taken.rides(10)]],
  ['of the account, that it is deleted', { ...account, freed: 1 }, [t.accountEnds, t.accountFreed(1)]],
])('What goes back is said before anything is confirmed: %s', async (_what, row, said) => {
  await show(<Consequences contract={row} />);
  for (const line of said) expect(screen.getByText(plain(line))).toBeTruthy();
});
