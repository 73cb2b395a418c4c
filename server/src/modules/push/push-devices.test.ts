import { expect, test } from 'vitest';
import { engines } from '../../../test/support/engines.ts';
import { aPerson } from '../../../test/support/people.ts';
import { subscribe } from './push-devices.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/1';
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };

test.each(engines)(
  'A device that subscribes while its session ends is not taken, on $name',
  async (engine) => {
    const park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
    const { db } = park.store;
    const rider = await aPerson(park);
    const { family } = await db.selectFrom('session').select('family').executeTakeFirstOrThrow();
    await db.deleteFrom('session').execute();
    const asked = subscribe(park, { id: rider.id, role: 'User' }, family, { endpoint, keys });
    await expect(asked).rejects.toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(await db.selectFrom('push_subscription').select('id').execute()).toEqual([]);
  },
);
