import { atEnd } from '../../../server/test/support/cleanup.ts';
import { FakePrzelewy24 } from '../../../server/test/support/providers/fake-przelewy24.ts';
import { openSite, type TestSite } from './openSite.tsx';

/** A park that can take money online, by a provider of its own that does what the test says. */
export async function openOnlineSite(): Promise<{ site: TestSite; provider: FakePrzelewy24 }> {
  const provider = new FakePrzelewy24();
  await provider.listen();
  atEnd(() => provider.close());
  const site = await openSite({ PUBLIC_URL: 'https://park.example' }, (park) => {
    park.payments = provider.open();
    provider.clock = park.clock;
  });
  return { site, provider };
}

/** The provider tells the park that a checkout was paid. */
export async function payOnline(site: TestSite, provider: FakePrzelewy24, id: string): Promise<void> {
  provider.pay(id);
  await ring(site, provider, id);
}

/** The provider tells the park of what has become of a checkout. */
export async function ring(site: TestSite, provider: FakePrzelewy24, id: string): Promise<void> {
  const { headers, body } = provider.rung(id);
  await site.app.inject({
    method: 'POST',
    url: `/payments/notices/${provider.name}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
}
