import { defaultContents } from '@cablepark/domain/content/defaults';
import { describe, expect, test, vi } from 'vitest';
import { CheckoutFixture } from '../../../../test/support/checkout-fixture.ts';
import { engines } from '../../../../test/support/engines.ts';
import { offerPasses, passRow } from '../../../../test/support/passes.ts';
import { aPerson, type Person } from '../../../../test/support/people.ts';
import { FakeStripe } from '../../../../test/support/providers/fake-stripe.ts';
import { makeSlot } from '../../../../test/support/slots.ts';
import { insertVersion } from '../../site/content/index.ts';
import { startDispatcher } from '../sending/dispatcher.ts';

const company = {
  name: 'Jezioro sp. z o.o.',
  taxId: '1234567890',
  address: 'Plażowa 2\n00-001 Wieś',
  paysVat: true,
};
const nobody = { name: null, taxId: null, address: null, paysVat: true };

describe.each(engines)('The confirmation in a mail, on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakeStripe());
  const { call } = fixture;

  const operator = async (said: object) => {
    const admin = await aPerson(fixture.park, 'Admin');
    await call('PATCH', '/park', admin, { operator: said, contact: { email: 'hej@jezioro.example' } });
    fixture.park.parkSettings.forget();
  };
  /** Writes the next version of the terms, of one sentence. */
  const writeTerms = async (sentence: string) => {
    const { db } = fixture.park.store;
    fixture.park.pageContents.forget();
    const version = (await fixture.park.pageContents.read()).terms.version + 1;
    const section = {
      heading: { pl: 'Zasady', en: 'Rules' },
      text: { pl: `PL ${sentence}`, en: `EN ${sentence}` },
    };
    const content = {
      ...defaultContents.terms,
      follows: false,
      inForceFrom: '2026-07-01',
      sections: [section],
    };
    await insertVersion(db, { name: 'terms', version, content, created_at: 0, created_by: null });
    fixture.park.pageContents.forget();
    return version;
  };
  const accept = async ({ id }: Person, terms_version: number, language: 'pl' | 'en' = 'pl') => {
    const { db } = fixture.park.store;
    await db.updateTable('account').set({ terms_version, language }).where('id', '=', id).execute();
  };
  const mails = async () => {
    fixture.park.clock.set(fixture.park.clock.now().add({ seconds: 10 }).toString());
    const dispatcher = startDispatcher(fixture.park, { everyMs: null });
    await dispatcher.round();
    await dispatcher.stop();
    // The server's own dispatcher sends urgent messages.
    await vi.waitFor(() => expect(fixture.park.mailer.sent).not.toHaveLength(0));
    return fixture.park.mailer.sent.splice(0);
  };
  const book = async (...starts: string[]) => {
    const { rider } = fixture;
    for (const start of starts) {
      const slot = await makeSlot(fixture.park, start);
      await call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id });
    }
  };

  test('of a booking has contract, price, seller and rules, and the terms that the rider accepted', async () => {
    await operator(company);
    await accept(fixture.rider, await writeTerms('stare, [Kontakt](/contact) i **ważne**'));
    await writeTerms('nowe');
    await book('2026-07-21T10:00:00Z', '2026-07-21T10:15:00Z');
    const [mail] = await mails();
    expect(mail?.files).toHaveLength(1);
    const [file] = mail?.files ?? [];
    expect(file?.name).toBe('potwierdzenie-umowy.txt');
    for (const said of [
      'wtorek, 21.07.2026, 12:00–12:15',
      'wtorek, 21.07.2026, 12:15–12:30',
      'Razem: 110',
      'Jezioro sp. z o.o.',
      'Plażowa 2, 00-001 Wieś',
      'NIP 1234567890',
      'hej@jezioro.example',
      'art. 38 ust. 1 pkt 12',
      'PL stare, Kontakt (https://park.example/contact) i ważne',
    ])
      expect(file?.content.replaceAll('\u00a0', ' ')).toContain(said);
    expect(file?.content).not.toContain('nowe');
    expect(mail?.text).toContain('Sprzedawca: Jezioro sp. z o.o.');
  });

  test('of a pass has the instruction and the model form, in the rider’s language', async () => {
    await operator(company);
    await accept(fixture.rider, await writeTerms('short'), 'en');
    await offerPasses(fixture.park);
    const { data } = await fixture.begin({ pass_kind: passRow });
    fixture.provider.pay(String(data['id']));
    await fixture.ring(String(data['id']));
    const [mail] = await mails();
    const [file] = mail?.files ?? [];
    expect(file?.name).toBe('contract-confirmation.txt');
    for (const said of [
      'YOUR RIGHT OF WITHDRAWAL',
      'until the end of 15.07.2026',
      'MODEL WITHDRAWAL FORM',
      'To: Jezioro sp. z o.o.',
      'Date of the contract: 01.07.2026',
      'EN short',
    ])
      expect(file?.content).toContain(said);
    expect(file?.content).not.toContain('art. 38(1)(12)');
    expect(mail?.text).toContain('https://park.example/withdraw');
  });

  test('says of a park without a company what is known, and no nonsense', async () => {
    await operator(nobody);
    await book('2026-07-22T10:00:00Z');
    const [mail] = await mails();
    const content = mail?.files?.[0]?.content ?? '';
    expect(content).toContain('SPRZEDAWCA\n\nCable Park\n\nE-mail: hej@jezioro.example');
    expect(content + mail?.text).not.toMatch(/null|undefined|NIP/);
  });

  test('of twelve bookings is one file, and the mail stays small', async () => {
    await operator(company);
    await book(
      ...Array.from({ length: 12 }, (_, hour) => `2026-07-23T${String(hour + 6).padStart(2, '0')}:00:00Z`),
    );
    const [mail] = await mails();
    expect(mail?.files).toHaveLength(1);
    expect(JSON.stringify(mail?.files).length).toBeLessThan(40_000);
  });
});
