import { friendsPath } from '@cablepark/contract/friends/friends';
import type { OwnFriendsLinks } from '@cablepark/contract/friends/friends.schema';
import type { EventRow } from '@cablepark/contract/park/events.schema';
import { eventPath } from '@cablepark/contract/park/public-pages';
import { presentPath } from '@cablepark/contract/payments/passes';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { expect } from '@playwright/test';
import { info } from '../../web/src/i18n/pl/info.ts';
import { ownPasses } from '../../web/src/i18n/pl/own-passes.ts';
import { friends } from '../../web/src/i18n/pl/rides/friends.ts';
import { standby } from '../../web/src/i18n/pl/rides/standby.ts';
import { test } from '../support/browsers/ways.ts';
import { offerPass, sellPass } from '../support/passes.ts';
import { dayFromToday, texts } from '../support/planner.ts';
import { fillDay, offerLinkTo, proveAddress } from '../support/waiting.ts';

const { account, auth } = texts.pl;

test('The page of an event takes a place, and leads to the payment', async ({
  opened: { visitor, park },
}) => {
  const editor = await park.newPerson('Editor');
  const start = `${dayFromToday(6).toString()}T03:00:00Z`;
  const body = { name: 'Mgła', start };
  const { id } = await park.call<EventRow>('POST', '/items/Event', body, editor);
  const place = { startTime: start, duration: 15, price: 40, asset: 1, bookedBy: null, event: id };
  await park.call('POST', '/items/Slot', [place], editor);
  await visitor.arrive(eventPath(id), await park.newPerson());
  await visitor.sees('heading', 'Mgła');
  await visitor.tap('button', info.events.subscribe, 'Mgła');
  await visitor.tap('button', info.events.confirmButton);
  await visitor.tap('button', account.payOnline);
  await visitor.isAt(/^\/pay\?slots=\d+$/);
});

test('A friend takes a slot that a rider holds for friends', async ({ opened: { visitor, park } }) => {
  const rider = await park.newPerson();
  const friend = await park.newPerson();
  await proveAddress(park, rider);
  const from = `${dayFromToday(4).toString()}T08:00:00Z`;
  const free = await park.call<SlotRow[]>(
    'GET',
    `/items/Slot?filter[asset]=2&filter[event][_null]=true&filter[bookedBy][_null]=true&filter[startTime][_gt]=${from}&sort=startTime&limit=2`,
  );
  const wanted = {
    own: null,
    slots: free.map(({ id }) => id),
    until: park.clock.now().add({ hours: 6 }).toString(),
  };
  const { links } = await park.call<OwnFriendsLinks>('POST', '/me/friends-links', wanted, rider);
  await visitor.arrive(friendsPath(links[0]?.token ?? ''), friend);
  await visitor.tap('button', new RegExp(`^${friends.takeAt('')}`));
  await visitor.reads(friends.tookIt);
  await visitor.reads(friends.yours);
  const booked = await park.call<SlotRow>('GET', `/items/Slot/${free[0]?.id}`, undefined, friend);
  expect(booked.bookedBy).toBe(friend.id);
});

test('A gift opens before the log-in, and is taken after it', async ({ opened: { visitor, park } }) => {
  const [admin, rider] = [await park.newPerson('Admin'), await park.newPerson()];
  await offerPass(park, admin);
  const code = await sellPass(park, admin, null);
  await visitor.arrive(presentPath(code));
  await visitor.sees('heading', ownPasses.present.forYou);
  await visitor.tap('link', ownPasses.present.claimWithAccount);
  await visitor.reads(auth.presentWaits);
  await visitor.fill(auth.email, rider.email);
  await visitor.fill(auth.password, rider.password);
  await visitor.tap('button', auth.login);
  await visitor.tap('button', ownPasses.present.claim);
  await visitor.reads(ownPasses.present.yours);
});

test('Who waits on a full day is offered the slot that another cancels, and takes it', async ({
  opened: { visitor, park },
}) => {
  const [manager, other, rider] = [
    await park.newPerson('Manager'),
    await park.newPerson(),
    await park.newPerson(),
  ];
  const day = dayFromToday(8);
  const slot = await fillDay(park, day, { manager, other });
  await visitor.arrive(`/planner/1?day=${day.toString()}`, rider);
  await visitor.tap('button', standby.wait);
  await visitor.tap('button', standby.confirm, standby.dialogTitle);
  await visitor.reads(standby.before(0));
  await park.call('PATCH', `/items/Slot/${slot.id}`, { bookedBy: null }, other);
  await visitor.open(await offerLinkTo(park, rider));
  await visitor.tap('button', standby.take);
  await visitor.reads(standby.taken);
  await visitor.tap('link', standby.toAccount);
  await visitor.sees('button', account.cancelAt('', '').split(':')[0] ?? '');
});
