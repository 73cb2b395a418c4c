import { expect, test } from 'vitest';
import { openDesk } from '../../../../test/support/desk-fixture.ts';
import { sqliteEngine } from '../../../../test/support/engines.ts';
import { sendDue } from '../../../../test/support/outbox.ts';
import { buyPass, offerPasses } from '../../../../test/support/passes.ts';
import { aPerson } from '../../../../test/support/people.ts';

test('Undo of a merge is refused once the account has shared the guest’s pass', async () => {
  const desk = await openDesk(sqliteEngine);
  const { call, park } = desk;
  await offerPasses(park, { shared: true });
  const [admin, friend] = [await aPerson(park, 'Admin'), await aPerson(park)];
  const slot = await desk.aSlot(null);
  const walkIn = { slot, first_name: 'Ola', description: '600700800' };
  const guest = String((await call('POST', '/desk/walk-ins', desk.manager, walkIn)).data['bookedBy']);
  const pass = await buyPass(call, desk.manager, { ...desk.rider, id: guest });
  park.mailer.sent.length = 0;
  const { data } = await call('POST', '/desk/merges', admin, { guest, into: desk.rider.id });
  await sendDue(park);
  const token = park.mailer.sent.flatMap(({ text }) => /\/merge\?token=(\S+)/.exec(text)?.[1] ?? [])[0];
  expect(await call('POST', '/mailed-merge', null, { token })).toMatchObject({ status: 200 });

  const link = (await call('POST', `/me/passes/${pass}/link`, desk.rider)).data;
  const key = String(link['url']).split('#')[1];
  const undo = () => call('POST', `/desk/merges/${data.id}/undo`, admin, {});
  expect(await undo()).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
  await call('POST', '/me/passes/joined', friend, { key });
  await call('DELETE', `/me/passes/${pass}/link`, desk.rider);
  expect(await undo()).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
  await call('DELETE', `/me/passes/${pass}/members/${friend.id}`, friend);
  expect(await undo()).toMatchObject({ status: 200 });
});
