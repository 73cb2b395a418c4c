import type { FakeProvider } from '../../server/test/support/providers/fake-provider.ts';
import { FakePrzelewy24 } from '../../server/test/support/providers/fake-przelewy24.ts';
import { openPark, type Park } from './park.ts';
import type { Person } from './people.ts';

/** A park that takes money online, through a provider of its own whose page has two buttons. */
export interface OnlinePark<Fake extends FakeProvider> {
  park: Park;
  admin: Person;
  provider: Fake;
  close: () => Promise<void>;
}

export async function openOnlinePark(
  online: 'optional' | 'required',
  { afterNoShows = false } = {},
): Promise<OnlinePark<FakePrzelewy24>> {
  return await openParkWith(new FakePrzelewy24(), online, { afterNoShows });
}

export async function openParkWith<Fake extends FakeProvider>(
  provider: Fake,
  online: 'optional' | 'required',
  { afterNoShows = false } = {},
): Promise<OnlinePark<Fake>> {
  provider.mood.isMute = false;
  await provider.listen();
  const park = await openPark(provider.settings());
  provider.clock = park.clock;
  const admin = await park.newPerson('Admin');
  await park.call('PATCH', '/park', { payments: { online, afterNoShows } }, admin);
  return {
    park,
    admin,
    provider,
    async close() {
      await park.close();
      await provider.close();
    },
  };
}

/** What went back at Przelewy24, of all that was paid there. */
export function refunds(transactions: ReadonlyMap<string, { refunds: readonly object[] }>): object[] {
  return [...transactions.values()].flatMap((transaction) => transaction.refunds);
}

/** A rider pays for a slot some days from now. @returns it, and the id of the checkout */
export async function payForASlot(
  park: Park,
  provider: FakePrzelewy24,
  rider: Person,
): Promise<{ slot: number | undefined; id: string }> {
  const [slot] = await park.call<{ id: number }[]>(
    'GET',
    '/items/Slot?filter[bookedBy][_null]=true&filter[startTime][_gt]=2026-07-08T00:00:00Z&limit=1',
  );
  const { id } = await park.call<{ id: string }>('POST', '/checkouts', { slots: [slot?.id] }, rider);
  provider.pay(id);
  await provider.ring(id);
  return { slot: slot?.id, id };
}
