import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makePass } from '../../../server/test/support/passes.ts';
import { longDay } from '../../src/i18n/dayNames.ts';
import { info as en } from '../../src/i18n/en/info.ts';
import { en as enTexts } from '../../src/i18n/en.ts';
import { info as pl } from '../../src/i18n/pl/info.ts';
import { pl as plTexts } from '../../src/i18n/pl.ts';
import { type OnlineSite, openOnlineSite } from '../support/onlineSite.ts';
import {
  answer,
  expectNoQuestion,
  expectPath,
  expectQuestion,
  expectText,
  expectToast,
  fill,
  named,
  plain,
  press,
} from '../support/page.ts';
import { at, makeQuarters, nextDay } from '../support/slots.ts';

const { auth, common, planner } = plTexts;
const t = pl.events;
type Person = OnlineSite['admin'];
let online: OnlineSite;
let site: OnlineSite['site'];
let editor: Person;
let events = 0;

beforeAll(async () => {
  online = await openOnlineSite();
  ({ site } = online);
  editor = await site.newPerson('Editor');
});

afterEach(async () => {
  site.park.clock.set('2026-07-01T08:00:00Z');
  await online.setPayments({ online: 'optional' });
});

interface Announced {
  id: number;
  name: string;
  day: string;
  places: number[];
}

/** An event at six in the morning, with places for 40 zł each, one of which follows the other. */
async function announce(places = 1, day = nextDay()): Promise<Announced> {
  events += 1;
  const name = `Wschód ${events}`;
  const start = at(day, '06:00');
  const body = { name, nameEn: `Sunrise ${events}`, description: 'Kawa na pomoście.', start };
  const { id } = await site.call<{ id: number }>('POST', '/items/Event', editor, body);
  const quarters = await makeQuarters(site, [day, '06:00'], places, { event_id: id, price_cents: 4000 });
  return { id, name, day, places: quarters };
}

const open = (as?: Person, lang: 'pl' | 'en' = 'pl') => site.show('/events', as ? { as, lang } : { lang });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const subscribe = async (name: string, label: string = t.subscribe) => {
  const button = await (await card(name)).findByRole<HTMLButtonElement>('button', { name: named(label) });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};
const take = async (id: number | undefined) => {
  const other = await site.newPerson();
  await site.call('PATCH', `/items/Slot/${id}`, other, { bookedBy: other.id });
};

test('Without events the page says so; an Editor is led to make one', async () => {
  await open();
  await expectText(t.none);
  expect(screen.queryByRole('link', { name: named(t.add) })).toBeNull();
  await open(editor);
  await screen.findByRole('link', { name: named(t.add) });
});

test('Each event has a page of its own, where one signs up, too; one that is gone leads to all', async () => {
  const { id, name } = await announce(2);
  await announce();
  const rider = await site.newPerson();
  // Its code is there before the click: in tests, React forgets a page that loads as its `act` ends.
  await site.show(`/events/${id}`, { as: rider });
  await screen.findByRole('heading', { level: 1, name });
  await open(rider);
  fireEvent.click(within(await screen.findByRole('article', { name })).getByRole('link', { name }));
  await expectPath(`/events/${id}`);
  await screen.findByRole('heading', { level: 1, name });
  await subscribe(name);
  await answer(t.confirmButton);
  await expectToast(t.confirmed(name));
  await answer(planner.allDone);
  await (await card(name)).findByText(t.subscribed);
  // Those to come stand below it, but not itself.
  const others = within(screen.getByRole('region', { name: t.others }));
  expect(others.queryByRole('link', { name })).toBeNull();
  await site.show('/events/99999');
  await expectPath('/events');
});

test('A place on a closed track is none: a rider gets the first that can be ridden', async () => {
  const day = nextDay();
  const { id, name } = await announce(1, day);
  const [open2] = await makeQuarters(site, [day, '06:15'], 1, { event_id: id, asset_id: 2 });
  const close = { from: at(day, '05:00'), until: at(day, '12:00'), note: null, note_en: null };
  const body = { ...close, assets: [1], reason: 'breakdown', seen: [], request_key: crypto.randomUUID() };
  await site.call('POST', '/desk/closures', await site.newPerson('Manager'), body);
  const rider = await site.newPerson();
  await open(rider);
  await (await card(name)).findByText(plain(t.free(1)));
  await subscribe(name);
  await answer(t.confirmButton);
  await expectToast(t.confirmed(name));
  expect(await site.call('GET', `/items/Slot/${open2}`, rider)).toMatchObject({ bookedBy: rider.id });
});

test('Who has a place is led to pay for it online, where the park takes that', async () => {
  const { name, places } = await announce();
  await open(await site.newPerson());
  await subscribe(name);
  await answer(t.confirmButton);
  await answer(plTexts.account.payOnline);
  await expectPath('/pay');
  expect(window.location.search).toBe(`?slots=${places[0]}`);
  await online.setPayments({ online: 'off' });
  const other = await announce();
  await open(await site.newPerson());
  await subscribe(other.name);
  await answer(t.confirmButton);
  await expectQuestion(planner.allDone);
  expect(screen.queryByRole('button', { name: named(plTexts.account.payOnline) })).toBeNull();
});

describe('Signing up', () => {
  test.each([
    ['pl', pl.events, plTexts, 'Wschód'],
    ['en', en.events, enTexts, 'Sunrise'],
  ] as const)(
    'asks with the name, the day and the price, and says that it is done, in %s',
    async (lang, words, texts, prefix) => {
      const { day } = await announce(2);
      const name = `${prefix} ${events}`;
      await open(await site.newPerson(), lang);
      await (await card(name)).findByText(plain(words.free(2)));
      await subscribe(name, words.subscribe);
      await expectQuestion(words.confirm(name));
      await expectQuestion(texts.common.price(4000));
      await expectQuestion(`${longDay(Temporal.PlainDate.from(day), lang).slice(1)}, 06:00`);
      await answer(words.confirmButton);
      await expectToast(words.confirmed(name));
      await answer(texts.planner.allDone);
      await expectNoQuestion();
      await (await card(name)).findByText(words.subscribed);
    },
  );

  test('is refused where the last place has just gone, and the card says so', async () => {
    const { name, places } = await announce();
    await open(await site.newPerson());
    await subscribe(name);
    await expectQuestion(t.confirm(name));
    await take(places[0]);
    await answer(t.confirmButton);
    await expectQuestion(t.noAvailable);
    await answer(common.ok);
    await (await card(name)).findByText(t.full);
  });

  test('books the place that follows where another has just taken the first', async () => {
    const { name, places } = await announce(2);
    const rider = await site.newPerson();
    await open(rider);
    await subscribe(name);
    await expectQuestion(t.confirm(name));
    await take(places[0]);
    await answer(t.confirmButton);
    await expectToast(t.confirmed(name));
    const row = await site.park.store.db
      .selectFrom('slot')
      .select('booked_by')
      .where('id', '=', places[1] ?? 0)
      .executeTakeFirstOrThrow();
    expect(row.booked_by).toBe(rider.id);
  });

  test('pressed twice asks once', async () => {
    const { name } = await announce();
    await open(await site.newPerson());
    const button = await (await card(name)).findByRole('button', { name: named(t.subscribe) });
    for (const each of [button, button]) fireEvent.click(each);
    await expectQuestion(t.confirm(name));
    await answer(common.goBack);
    await expectNoQuestion();
  });

  test('waits for who it is before it asks anybody to log in', async () => {
    const { name } = await announce();
    const { promise, resolve } = Promise.withResolvers<null>();
    site.answerInstead(({ path }) => (path.startsWith('/users/me') ? promise : null));
    await open(await site.newPerson());
    const button = await (await card(name)).findByRole('button', { name: named(t.subscribe) });
    fireEvent.click(button);
    await waitFor(async () =>
      expect((await (await card(name)).findByRole('button')).getAttribute('aria-busy')).toBe('true'),
    );
    await expectNoQuestion();
    resolve(null);
    await expectQuestion(t.confirm(name));
  });

  test('asks a visitor to log in, who comes back to the question of the very event', async () => {
    const { name } = await announce();
    const rider = await site.newPerson();
    await open();
    await subscribe(name);
    await expectQuestion(planner.loginToBook);
    await answer(planner.logIn);
    await fill(auth.email, rider.email);
    await fill(auth.password, rider.password);
    await press(auth.login);
    await expectPath('/events');
    await expectQuestion(t.confirm(name));
    await answer(common.goBack);
    await expectNoQuestion();
  });

  test('that another overtook during the log-in says so', async () => {
    const { name, places } = await announce();
    const rider = await site.newPerson();
    await open();
    await subscribe(name);
    await answer(planner.logIn);
    await take(places[0]);
    await fill(auth.email, rider.email);
    await fill(auth.password, rider.password);
    await press(auth.login);
    await expectToast(t.noAvailable);
    await (await card(name)).findByText(t.full);
  });

  test('leads on to pay where that comes first', async () => {
    await online.setPayments({ online: 'required' });
    const { name, places } = await announce();
    await open(await site.newPerson());
    await subscribe(name);
    await expectQuestion(common.price(4000));
    await answer(planner.bookAndPay);
    await expectPath('/pay');
    expect(window.location.search).toBe(`?slots=${places[0]}`);
  });

  test('offers a pass first, which pays', async () => {
    const { name } = await announce();
    const rider = await site.newPerson();
    await makePass(site.park, rider);
    await open(rider);
    await subscribe(name);
    await expectQuestion(planner.pass.takes.rides('Karnet na 10 slotów', 1, 9));
    await answer(planner.pass.book);
    await expectToast(planner.pass.booked);
    await answer(planner.allDone);
    await (await card(name)).findByText(t.subscribed);
  });
});

test('An event that is over stands apart, and takes nobody any more', async () => {
  const { name } = await announce();
  site.park.clock.set('2026-08-10T08:00:00Z');
  await open();
  const behind = await screen.findByRole('region', { name: named(t.past) });
  const past = within(await within(behind).findByRole('article', { name }));
  expect(past.getByText(t.ended)).toBeTruthy();
  expect(past.queryByRole('button')).toBeNull();
});

test('An event without places says nothing of them', async () => {
  const { name } = await announce(0);
  await open();
  expect((await card(name)).queryByRole('button')).toBeNull();
  expect((await card(name)).queryByText(t.full)).toBeNull();
});

test('Events that cannot be read say so, and come at the next attempt', async () => {
  const { name } = await announce();
  const refusal = { errors: [{ message: 'Broken.', extensions: { code: 'INVALID_QUERY' } }] };
  site.answerInstead(({ path }) =>
    path.startsWith('/items/Event') ? Response.json(refusal, { status: 400 }) : null,
  );
  await open();
  await expectText(t.loadFailed);
  expect(screen.queryByText(plain(t.stale))).toBeNull();
  site.answerInstead(() => null);
  await press(common.tryAgain);
  await card(name);
});
