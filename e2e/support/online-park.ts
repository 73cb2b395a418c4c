import { FakePrzelewy24 } from '../../server/test/support/providers/fake-przelewy24.ts';
import { fakeShop } from '../../server/test/support/providers/fake-shop.ts';
import type { Person } from './api.ts';
import { openPark, type Park } from './park.ts';

/** A park that takes money online, through a Przelewy24 of its own whose page has two buttons. */
export interface OnlinePark {
  park: Park;
  admin: Person;
  provider: FakePrzelewy24;
  close: () => Promise<void>;
}

export async function openOnlinePark(online: 'optional' | 'required'): Promise<OnlinePark> {
  const provider = new FakePrzelewy24();
  provider.mood.isMute = false;
  const { merchantId, crc, apiKey } = fakeShop;
  const park = await openPark({
    P24_MERCHANT_ID: String(merchantId),
    P24_CRC: crc,
    P24_API_KEY: apiKey,
    P24_URL: await provider.listen(),
  });
  const admin = await park.newPerson('Admin');
  await park.call('PATCH', '/park', { payments: { online, afterNoShows: false } }, admin);
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
