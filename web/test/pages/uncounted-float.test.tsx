import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { closing as t } from '../../src/i18n/pl/staff/desk/closing.ts';
import { expectSays, tap, the, write } from '../support/actions.ts';
import { openSite } from '../support/openSite.tsx';
import { expectToast } from '../support/page.ts';

test('A float that has the cash of a forgotten day in it is saved, and the page says why it does not count', async () => {
  const site = await openSite();
  site.park.clock.set('2026-07-01T18:00:00Z');
  const manager = await site.newPerson('Manager', 'Marek');
  await makeTracks(site.park);
  const slot = await makeSlot(site.park, '2026-07-20T06:00:00Z', { booked_by: manager.id });
  await site.call('POST', '/items/Payment', manager, { slot, amount: 55, method: 'cash' });
  site.park.clock.set('2026-07-02T06:00:00Z');
  await site.show('/desk/closings', { as: manager });
  const form = await the('region', t.title);
  await waitFor(() => expect(form.querySelector('dl')).not.toBeNull());
  await tap(t.setFloat, form);
  await write(t.floatLabel, '255', form);
  await tap(t.floatSave, form);
  await expectToast(t.floatSaved);
  await expectSays(() => form, t.floatNotCounted);
  await expectSays(() => form, t.floatFrom.none);
});
