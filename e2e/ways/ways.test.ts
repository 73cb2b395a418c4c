import type { EventRow } from '@cablepark/contract/park/events.schema';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { inFours } from '@cablepark/domain/passes/pass-code';
import { expect } from '@playwright/test';
import { longDay } from '../../web/src/i18n/dayNames.ts';
import { info as infoEn } from '../../web/src/i18n/en/info.ts';
import { board } from '../../web/src/i18n/pl/board.ts';
import { info } from '../../web/src/i18n/pl/info.ts';
import { ownPasses } from '../../web/src/i18n/pl/own-passes.ts';
import { pay } from '../../web/src/i18n/pl/pay.ts';
import { test } from '../support/browsers/ways.ts';
import { freeSlot } from '../support/day.ts';
import { offerPass, passName, sellPass } from '../support/passes.ts';
import { dayFromToday, texts } from '../support/planner.ts';
import { bookSome, staffTexts } from '../support/staff.ts';

const { account, auth, common, planner, shell } = texts.pl;
const { desk } = staffTexts.pl;
const password = 'pomost i wioslo';
const free = new RegExp(`^\\d\\d:\\d\\d ${planner.state.free}`);
const mine = new RegExp(`^\\d\\d:\\d\\d ${planner.state.mine}`);
const dayPath = (days: number, track = 1) => `/planner/${track}?day=${dayFromToday(days).toString()}`;

test('Home: the first stop is there, and the menu leads on', async ({ opened: { visitor } }) => {
  await visitor.arrive('/');
  await visitor.sees('heading', /./);
  await visitor.tap('link', shell.book);
  await visitor.isAt(/^\/planner/);
});

test('Language and theme are switched, and kept', async ({ opened: { visitor } }) => {
  await visitor.arrive('/prices');
  await visitor.tap('link', shell.switchLanguage);
  await visitor.sees('link', texts.en.shell.switchLanguage);
  await visitor.sees('heading', infoEn.prices.title);
  await visitor.tap('checkbox', texts.en.theme.dark);
  await visitor.reload();
  await visitor.sees('heading', infoEn.prices.title);
  expect(await visitor.ask(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('Sign up', async ({ opened: { visitor }, engine }) => {
  await visitor.arrive('/signup');
  await visitor.fill(auth.name, 'Ola');
  await visitor.fill(auth.phone, '600700800');
  await visitor.fill(auth.email, `${engine}-rider@example.com`);
  await visitor.fill(auth.password, password);
  await visitor.tap('checkbox', /./);
  await visitor.tap('button', auth.signup);
  await visitor.isAt('/myAccount');
  await visitor.reads(account.welcome('Ola'));
});

test('Log in and out', async ({ opened: { visitor, park } }) => {
  const rider = await park.newPerson();
  await visitor.arrive('/login');
  await visitor.fill(auth.email, rider.email);
  await visitor.fill(auth.password, 'zla kotwica');
  await visitor.press('Enter');
  await visitor.reads(auth.failedWith.login(''));
  await visitor.fill(auth.password, rider.password);
  await visitor.tap('button', auth.login);
  await visitor.isAt('/myAccount');
  // The list stands above the button, which moves when it comes.
  await visitor.reads(account.noUpcoming);
  await visitor.tap('button', account.logout);
  await visitor.isAt('/login');
});

test('A password manager fills the log-in without a word to the page', async ({
  opened: { visitor, park },
}) => {
  const rider = await park.newPerson();
  await visitor.arrive('/login');
  await visitor.sees('field', auth.password);
  await visitor.fillSilently({ email: rider.email, password: rider.password });
  await visitor.tap('button', auth.login);
  await visitor.isAt('/myAccount');
});

test('Storage that reads and cannot write logs in, and the pages of a rider stay open', async ({
  opened: { visitor, park },
}) => {
  const rider = await park.newPerson();
  await visitor.arrive('/login');
  await visitor.sees('field', auth.password);
  await visitor.fillStorage();
  await visitor.fill(auth.email, rider.email);
  await visitor.fill(auth.password, rider.password);
  await visitor.tap('button', auth.login);
  await visitor.isAt('/myAccount');
  await visitor.tap('link', shell.book);
  await visitor.isAt(/^\/planner/);
  await visitor.tap('link', shell.mySlots);
  await visitor.sees('button', account.logout);
});

test('A forgotten password is asked for by mail, and set anew', async ({ opened: { visitor, park } }) => {
  const rider = await park.newPerson();
  await visitor.arrive('/forgot');
  await visitor.fill(auth.email, rider.email);
  await visitor.tap('button', auth.sendLink);
  await visitor.isAt('/login');
  await visitor.reads(auth.linkSent);
  const link = async () =>
    (await park.mailsTo(rider.email))
      .map(({ text }) => /http\S+\/reset\?token=\S+/.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(link).toBeTruthy();
  await visitor.open((await link()) ?? '');
  await visitor.fill(auth.newPassword, 'nowa lina na wodzie');
  await visitor.tap('button', auth.save);
  await visitor.isAt('/login');
});

test('Planner: from the month to a day, a slot, a booking; and cancelling it', async ({
  opened: { visitor, park },
}) => {
  await visitor.arrive('/planner/1', await park.newPerson());
  await visitor.tap('button', longDay(dayFromToday(3), 'pl'));
  await visitor.sees('heading', longDay(dayFromToday(3), 'pl'));
  await visitor.tap('button', free);
  await visitor.tap('button', planner.book, planner.bookQuestion);
  await visitor.tap('button', planner.allDone);
  await visitor.tap('button', mine);
  await visitor.tap('button', planner.cancelBooking);
  await visitor.reads(planner.cancelled);
  await visitor.misses('button', mine);
});

test('A whole hour is booked at once', async ({ opened: { visitor, park } }) => {
  await visitor.arrive(dayPath(4), await park.newPerson());
  await visitor.tap('button', new RegExp(`${planner.bookAllLabel}$`));
  await visitor.tap('button', planner.book);
  await visitor.tap('button', planner.allDone);
  await visitor.sees('button', mine);
});

test('A visitor who books logs in and comes back to the question', async ({ opened: { visitor, park } }) => {
  const rider = await park.newPerson();
  await visitor.arrive(dayPath(2, 2));
  await visitor.tap('button', free);
  await visitor.reads(planner.loginToBook);
  await visitor.tap('button', planner.logIn);
  await visitor.fill(auth.email, rider.email);
  await visitor.fill(auth.password, rider.password);
  await visitor.tap('button', auth.login);
  await visitor.reads(planner.bookQuestion);
  await visitor.press('Escape');
  await visitor.misses('dialog', planner.bookQuestion);
});

test('A place at an event is taken', async ({ opened: { visitor, park } }) => {
  const editor = await park.newPerson('Editor');
  const start = `${dayFromToday(6).toString()}T04:00:00Z`;
  const { id } = await park.call<EventRow>('POST', '/items/Event', { name: 'Wschód', start }, editor);
  const place = { startTime: start, duration: 15, price: 40, asset: 1, bookedBy: null, event: id };
  await park.call('POST', '/items/Slot', [place], editor);
  await visitor.arrive('/events', await park.newPerson());
  await visitor.tap('button', info.events.subscribe, 'Wschód');
  await visitor.tap('button', info.events.confirmButton);
  await visitor.reads(info.events.subscribed);
});

test('My account shows the rides, and cancels one', async ({ opened: { visitor, park } }) => {
  const rider = await park.newPerson();
  await bookSome(park, rider, 1);
  await visitor.arrive('/myAccount', rider);
  await visitor.tap('button', account.cancelAt('', '').split(':')[0] ?? '');
  await visitor.tap('button', planner.cancelBooking);
  await visitor.reads(account.noUpcoming);
});

test('The code of a pass is shown large', async ({ opened: { visitor, park } }) => {
  const [admin, manager, rider] = [
    await park.newPerson('Admin'),
    await park.newPerson('Manager'),
    await park.newPerson(),
  ];
  await offerPass(park, admin);
  const code = await sellPass(park, manager, rider);
  await visitor.arrive('/myAccount/passes', rider);
  await visitor.reads(inFours(code));
  await visitor.tap('button', ownPasses.showOf(passName.pl));
  await visitor.sees('dialog', passName.pl);
  await visitor.press('Escape');
  await visitor.misses('dialog', passName.pl);
});

test('A ride is paid online, and the page says so', async ({ opened: { visitor, park } }) => {
  const rider = await park.newPerson();
  const [slot] = await bookSome(park, rider, 1);
  await visitor.arrive(`/pay?slots=${slot?.id}`, rider);
  await visitor.tap('button', /^Zapłać /);
  await visitor.tap('button', 'Pay');
  await visitor.sees('heading', pay.paid);
});

test('Staff: Today takes a guest who walks in', async ({ opened: { visitor, park } }) => {
  const manager = await park.newPerson('Manager');
  const slot = await freeSlot(park, manager, { time: '15:00', asset: 1 });
  await visitor.arrive('/today', manager);
  await visitor.tap('button', /^Zarezerwuj: .*15:00/);
  // Until the form is there, the label of the day's search is the only one with these words in it.
  await visitor.fill(new RegExp(`^${desk.guestName}`), 'Wanda');
  await visitor.fill(new RegExp(`^${desk.guestPhone}`), '601222333');
  await visitor.tap('button', desk.book, desk.guestName);
  await visitor.reads(desk.bookDone('Wanda'));
  const booked = await park.call<SlotRow>('GET', `/items/Slot/${slot.id}`, undefined, manager);
  expect(booked.bookedBy).not.toBeNull();
});

test('The board shows what is free', async ({ opened: { visitor } }) => {
  await visitor.arrive('/board');
  await visitor.reads(board.free);
  await visitor.reads(common.track(1));
});
