import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setConsent } from '../../src/consent/consentStore.ts';
import { consent } from '../../src/i18n/pl/consent.ts';
import { openSite } from '../support/openSite.tsx';
import { press } from '../support/page.ts';

// Files of tests share what is in memory: another may have asked again.
beforeEach(() => setConsent('unknown'));

const question = () => screen.queryByRole('region', { name: consent.title });

describe.each([
  ['counts nobody', {}, ['/location'], ['/', '/prices', '/bookings']],
  ['counts visits', { ANALYTICS_ID: 'G-TEST' }, ['/location', '/', '/prices'], ['/bookings', '/desk/setup']],
] as const)('A park on the map that %s', (_what, env, asking, silent) => {
  test('asks only where there is something to consent to, and never its staff', async () => {
    const site = await openSite({ env });
    const admin = await site.newPerson('Admin');
    await site.call('PATCH', '/park', admin, { contact: { map: { lat: 53.78, lon: 21.57 } } });
    for (const path of asking) {
      await site.show(path);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect([path, question() !== null]).toEqual([path, true]));
    }
    for (const path of silent) {
      await site.show(path, { as: admin });
      await screen.findByRole('heading', { level: 1 });
      // The page before may still be leaving.
      await waitFor(() => expect([path, question() !== null]).toEqual([path, false]));
    }
  });

  test('asks again on any page whoever wants to change the answer', async () => {
    const site = await openSite({ env });
    await site.call('PATCH', '/park', await site.newPerson('Admin'), {
      contact: { map: { lat: 53.78, lon: 21.57 } },
    });
    await site.show('/prices');
    await press(consent.settings);
    await waitFor(() => expect(question()).not.toBeNull());
    await press(consent.reject);
    expect(question()).toBeNull();
  });
});
