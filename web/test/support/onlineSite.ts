import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { atEnd } from '../../../server/test/support/cleanup.ts';
import { FakePrzelewy24 } from '../../../server/test/support/providers/fake-przelewy24.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { openSite, type TestSite } from './openSite.tsx';

/** A site whose park takes money online. */
export interface OnlineSite {
  site: TestSite;
  admin: AccountOfTest;
  provider: FakePrzelewy24;
  /** Who pays, and when. */
  setPayments: (payments: { online?: string; afterNoShows?: boolean }) => Promise<void>;
  /** A rider pays for a checkout at the provider, which tells the park. */
  pay: (checkout: string) => Promise<void>;
  /** A rider buys what is asked for and pays. @returns the id of the checkout */
  buy: (rider: AccountOfTest, asked: object) => Promise<string>;
}

/** Opens it for the tests of a file. Riders may pay online until a test says otherwise. */
export async function openOnlineSite(): Promise<OnlineSite> {
  const provider = new FakePrzelewy24();
  await provider.listen();
  atEnd(() => provider.close());
  const site = await openSite({
    prepare(park) {
      park.payments = provider.open();
      provider.clock = park.clock;
    },
  });
  await makeTracks(site.park);
  const admin = await site.newPerson('Admin', 'Adam');
  const setPayments: OnlineSite['setPayments'] = async (payments) => {
    await site.call('PATCH', '/park', admin, { payments });
  };
  const pay: OnlineSite['pay'] = async (checkout) => {
    provider.pay(checkout);
    const { headers, body } = provider.rung(checkout);
    const answer = await fetch(`/payments/notices/${provider.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    if (!answer.ok) throw new Error(`The notice was answered with ${answer.status}.`);
  };
  await setPayments({ online: 'optional', afterNoShows: false });
  return {
    site,
    admin,
    provider,
    setPayments,
    pay,
    async buy(rider, asked) {
      const { id } = await site.call<{ id: string }>('POST', '/checkouts', rider, asked);
      await pay(id);
      return id;
    },
  };
}
