import { toGrosze } from '@cablepark/contract/money';
import { expect } from 'vitest';
import type { CheckoutFixture } from './checkout-fixture.ts';
import type { Person } from './people.ts';

/** PLN by method, those alone by which money moved; `vat:…` the same by rate. */
export type DayBook = Record<string, number>;

/** What takings, file and cash book say of one day of the park. @throws where they disagree */
export async function dayBook(fixture: CheckoutFixture, day: string, manager: Person): Promise<DayBook> {
  const [takings, file, book] = [
    await takingsOf(fixture, day, manager),
    await fileOf(fixture, day, manager),
    await entriesOf(fixture, day),
  ];
  expect({ day, takings, file }).toEqual({ day, takings: book, file: book });
  return byMethod(book);
}

function byMethod(book: DayBook): DayBook {
  return Object.fromEntries(Object.entries(book).filter(([key]) => !key.startsWith('vat:')));
}

const takenOff = ['moneyBack', 'reversal', 'returned'];

async function takingsOf(fixture: CheckoutFixture, day: string, manager: Person): Promise<DayBook> {
  const { rows } = await fixture.call('GET', `/takings?from=${day}&to=${day}`, manager);
  return summed(
    rows
      .filter(({ method }) => method !== 'pass')
      .map(({ method, vat_rate, kind, amount }) => ({
        method: String(method),
        vat: typeof vat_rate === 'string' ? vat_rate : '',
        pln: (takenOff.includes(String(kind)) ? -1 : 1) * Number(amount),
      })),
  );
}

async function fileOf(fixture: CheckoutFixture, day: string, manager: Person): Promise<DayBook> {
  const { body } = await fixture.app.inject({
    url: `/export/payments.csv?from=${day}&to=${day}&lang=en`,
    headers: manager.headers,
  });
  const [head = [], ...lines] = body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  const cell = (cells: string[], name: string) => cells[head.indexOf(name)] ?? '';
  const money = lines.filter((cells) => cell(cells, 'Amount (PLN)') !== '');
  expect(money.map((cells) => cell(cells, 'Date'))).toEqual(money.map(() => day));
  return summed(
    money.map((cells) => ({
      method: cell(cells, 'Method') === 'BLIK' ? 'blik' : cell(cells, 'Method'),
      vat: cell(cells, 'VAT rate').replace('%', ''),
      pln: Number(cell(cells, 'Amount (PLN)')),
    })),
  );
}

async function entriesOf({ park }: CheckoutFixture, day: string): Promise<DayBook> {
  const rows = await park.store.db
    .selectFrom('cash_entry')
    .select(['method', 'vat_rate', 'amount_cents'])
    .where('day', '=', day)
    .execute();
  return summed(
    rows.map(({ method, vat_rate, amount_cents }) => ({
      method,
      vat: vat_rate ?? '',
      pln: amount_cents / 100,
    })),
  );
}

function summed(lines: readonly { method: string; vat: string; pln: number }[]): DayBook {
  const cents = new Map<string, number>();
  for (const { method, vat, pln } of lines) {
    for (const key of [method, `vat:${vat}`]) cents.set(key, (cents.get(key) ?? 0) + toGrosze(pln));
  }
  const moved = [...cents].filter(([, sum]) => sum !== 0).toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(moved.map(([key, sum]) => [key, sum / 100]));
}
