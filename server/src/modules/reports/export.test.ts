import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { putNoShow, putPayment } from '../../../test/support/bookings.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../test/support/park.ts';
import { makeOverBookings, makePayment } from '../../../test/support/payments.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { makeSlot, makeTracks } from '../../../test/support/slots.ts';
import { enterSales } from '../cash-book/index.ts';

const range = 'from=2026-07-01&to=2026-07-02';

describe.each(eitherEngine(import.meta.url))('CSV files on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let manager: Person;
  let [paid, unpaid, payment, voided] = [0, 0, 0, 0];

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    await park.store.db
      .updateTable('asset')
      .set({ name: 'Zatoka', name_en: 'The bay' })
      .where('id', '=', 2)
      .execute();
    const [rider, guest] = [await aPerson(park), await aPerson(park)];
    manager = await aPerson(park, 'Manager');
    const { db } = park.store;
    await db
      .updateTable('account')
      .set({ first_name: '=Ola', last_name: 'Żak; "Wake"', email: 'ola@example.com', phone: '+48600700800' })
      .where('id', '=', rider.id)
      .execute();
    await db
      .updateTable('account')
      .set({ first_name: null, last_name: null, email: null, phone: null, status: 'erased' })
      .where('id', '=', guest.id)
      .execute();
    paid = await makeSlot(park, '2026-07-02T21:45:00Z', { booked_by: rider.id, price_cents: 6050 });
    unpaid = await makeSlot(park, '2026-06-30T22:00:00Z', { booked_by: guest.id, asset_id: 2 });
    await makeSlot(park, '2026-07-02T22:00:00Z', { booked_by: rider.id });
    await makeSlot(park, '2026-07-01T21:59:00Z', { asset_id: 2 });
    payment = await makePayment(park, paid, '2026-07-01T08:30:00Z', {
      amount_cents: 6050,
      method: 'card',
      created_by: manager.id,
      vat_rate: '8',
    });
    voided = await makePayment(park, 9999, '2026-07-01T08:00:00Z', {
      voided: { at: '2026-07-01T09:05:00Z', reason: 'Pomyłka; dwa razy' },
    });
    await putPayment(db, paid, payment);
    await putNoShow(db, paid, manager.id);
  });

  const fetch = (url: string, who: Person | null = manager) =>
    app.inject({ url, headers: who?.headers ?? {} });

  test('The cash book comes line by line, with net, VAT and gross, and what left below nothing', async () => {
    const answer = await fetch(`/export/ledger.csv?${range}`);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="ksiega_2026-07-01_2026-07-02.csv"',
    );
    const [head, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toBe(
      'Data;Nr wpisu;Nr płatności;Rodzaj;Sposób płatności;Stawka VAT;Netto (zł);VAT (zł);Brutto (zł);NIP;Nr paragonu lub faktury;Nr u operatora',
    );
    const cells = lines.map((line) => line.split(';'));
    const ofPayment = (id: number) =>
      cells.filter((line) => line[2] === String(id)).map((line) => [line[0], ...line.slice(3, 9)]);
    expect(ofPayment(payment)).toEqual([['01.07.2026', 'slot', 'karta', '8%', '56,02', '4,48', '60,50']]);
    // Money from before rates were stored has no parts.
    expect(ofPayment(voided)).toEqual([
      ['01.07.2026', 'slot', 'gotówka', '', '', '', '55,00'],
      ['01.07.2026', 'pomyłka w kasie', 'gotówka', '', '', '', '-55,00'],
    ]);
    const sum = cells.reduce((total, line) => total + Number(line[8]?.replace(',', '.')), 0);
    expect(sum).toBe(60.5);
  });

  test('Bookings come by the day of the ride, in Polish unless asked otherwise', async () => {
    const answer = await fetch(`/export/bookings.csv?${range}`);
    expect([answer.statusCode, answer.headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="rezerwacje_2026-07-01_2026-07-02.csv"',
        'cache-control': 'no-store',
      }),
    ]);
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.body.replace('\uFEFF', '')).toBe(
      [
        'Data;Godzina;Czas (min);Tor;Cena (zł);Imię;Nazwisko;Telefon;E-mail;Wydarzenie;Sposób płatności;Zapłacono (zł);Nieobecność;Nr slotu',
        `01.07.2026;00:00;15;Zatoka;55,00;;;;;;;;;${unpaid}`,
        `02.07.2026;23:45;15;Tor 1;60,50;'=Ola;"Żak; ""Wake""";'+48600700800;ola@example.com;;karta;60,50;tak;${paid}`,
        '',
      ].join('\r\n'),
    );
  });

  test('Two rides at the time that comes twice in autumn are told apart', async () => {
    const rider = await aPerson(park);
    for (const start of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
      await makeSlot(park, start, { booked_by: rider.id });
    const { body } = await fetch('/export/bookings.csv?from=2026-10-25&to=2026-10-25');
    const times = body.split('\r\n').map((line) => line.split(';').slice(0, 2));
    expect(times.slice(1, 3)).toEqual([
      ['25.10.2026', '02:30 (UTC+2)'],
      ['25.10.2026', '02:30 (UTC+1)'],
    ]);
  });

  test('Money comes by the day on which it came or left', async () => {
    const answer = await fetch(`/export/payments.csv?${range}&lang=en`);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="payments_2026-07-01_2026-07-02.csv"',
    );
    expect(answer.body.replace('\uFEFF', '')).toBe(
      [
        'Date;Time;Amount (PLN);VAT rate;Method;For;Track;Date of ride;Time of ride;By;Reason;On a pass (PLN);Provider’s no.;Receipt or invoice no.;Tax no.;Payment no.;Slot no.',
        `2026-07-01;10:00;55.00;;cash;slot;;;;;;;;;;${voided};9999`,
        `2026-07-01;10:30;60.50;8%;card;slot;Track 1;2026-07-02;23:45;Manager;;;;;;${payment};${paid}`,
        `2026-07-01;11:05;-55.00;;cash;mistake at the desk;;;;;"Pomyłka; dwa razy";;;;;${voided};9999`,
        '',
      ].join('\r\n'),
    );
  });

  test('A track is called as the park calls it in the reader’s language', async () => {
    const { body } = await fetch(`/export/bookings.csv?${range}&lang=en`);
    expect(body).toContain('2026-07-01;00:00;15;The bay;55.00');
    expect(body).toContain('2026-07-02;23:45;15;Track 1;60.50');
  });

  test('A long file comes whole and once, also where many share a moment', async () => {
    const at = Temporal.Instant.from('2026-08-01T10:00:00Z').epochMilliseconds;
    const row = {
      amount_cents: 1,
      method: 'cash',
      created_by: null,
      pass_id: null,
      vat_rate: null,
    } as const;
    const rows = Array.from({ length: 1203 }, (_, index) => ({
      ...row,
      slot_id: index,
      created_at: at + (index < 700 ? 0 : index),
    }));
    await park.store.db.transaction().execute(async (db) => {
      const bookings = await makeOverBookings(
        db,
        rows.map(({ slot_id }) => slot_id),
      );
      const payments = rows.map(({ slot_id, ...each }) => ({
        ...each,
        booking_id: bookings.get(slot_id) ?? null,
      }));
      const made = await db.insertInto('payment').values(payments).returningAll().execute();
      const sales = made.map((sale) => ({ ...sale, track: null }));
      await enterSales(db, park.config.zone, sales);
    });
    const { body } = await fetch('/export/payments.csv?from=2026-08-01&to=2026-08-01');
    const slots = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(';').at(-1)));
    expect(slots).toEqual(rows.map((each) => each.slot_id));
  });

  test('Nothing in the range is a file with a head alone', async () => {
    const { statusCode, body } = await fetch('/export/bookings.csv?from=2026-01-01&to=2026-01-01');
    expect([statusCode, body.split('\r\n')]).toEqual([200, [expect.stringContaining('Data;'), '']]);
  });

  test.each(['bookings', 'payments'])('%s: a wrong range or language is refused', async (name) => {
    for (const query of ['', 'from=2026-07-02&to=2026-07-01', `${range}&lang=de`]) {
      const answer = await fetch(`/export/${name}.csv?${query}`);
      expect([query, answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([
        query,
        400,
        'INVALID_QUERY',
      ]);
    }
  });

  test.each(['bookings', 'payments'])('%s are for the staff', async (name) => {
    for (const who of [null, await aPerson(park)]) {
      const answer = await fetch(`/export/${name}.csv?${range}`, who);
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
    }
  });
});
