import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { en } from '../../src/i18n/en.ts';
import { pl } from '../../src/i18n/pl.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import {
  answer,
  button,
  expectNoQuestion,
  expectPath,
  expectQuestion,
  expectToast,
  fill,
  press,
} from '../support/page.ts';
import { at, makeQuarters, pressSlot, slot } from '../support/slots.ts';

const { account, auth, common, planner } = pl;
type Person = Awaited<ReturnType<TestSite['newPerson']>>;

const day = '2026-07-04';
let site: TestSite;
let rider: Person;
let faster: Person;
let manager: Person;

beforeAll(async () => {
  site = await openSite();
  [rider, faster, manager] = [
    await site.newPerson('User', 'Ola'),
    await site.newPerson('User', 'Ewa'),
    await site.newPerson('Manager', 'Marek'),
  ];
  await makeTracks(site.park);
});

/** The next test finds a day without slots. */
afterEach(async () => {
  const { db } = site.park.store;
  for (const table of ['booking_history', 'slot', 'payment'] as const) await db.deleteFrom(table).execute();
  site.park.clock.set('2026-07-01T08:00:00Z');
});

const open = (as?: Person) => site.show(`/planner/1?day=${day}`, as ? { as } : {});
const riderOf = async (id: number | undefined) =>
  (
    await site.park.store.db
      .selectFrom('slot')
      .select('booked_by')
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
  ).booked_by;
const book = (id: number | undefined, as: Person) =>
  site.call('PATCH', `/items/Slot/${id}`, as, { bookedBy: as.id });
const changes = ({ method, path }: { method: string; path: string }) =>
  method === 'PATCH' && path.startsWith('/items/Slot/');
const refused = (status: number, code: string, extensions: object = {}) =>
  Response.json({ errors: [{ message: code, extensions: { code, ...extensions } }] }, { status });

test('A slot is asked for, booked, and the question says so; it can be undone there', async () => {
  const [id] = await makeQuarters(site, [day, '12:00'], 1);
  await open(rider);
  await pressSlot(id, planner.state.free);
  await expectQuestion('Sobota 4 lipca, 12:00');
  await expectQuestion(common.price(5500));
  await expectQuestion(planner.bookTerms(account.freeHours(6)));
  await expectQuestion(planner.fixedTime);
  await answer(planner.book);
  await expectToast(planner.booked);
  await expectQuestion(planner.bookedTitle('12:00'));
  expect(await riderOf(id)).toBe(rider.id);
  await answer(planner.undo);
  await expectToast(planner.cancelled);
  await expectNoQuestion();
  await slot(id, planner.state.free);
  expect(await riderOf(id)).toBeNull();
});

test('Who goes back books nothing', async () => {
  const [id] = await makeQuarters(site, [day, '12:00'], 1);
  await open(rider);
  await pressSlot(id, planner.state.free);
  await answer(common.goBack);
  await expectNoQuestion();
  await slot(id, planner.state.free);
  expect(await riderOf(id)).toBeNull();
});

test('After a booking the slot that follows is offered, and asked about as the first was', async () => {
  const [first, next] = await makeQuarters(site, [day, '12:00'], 2);
  await open(rider);
  await pressSlot(first, planner.state.free);
  await answer(planner.book);
  await answer(planner.addNext('12:15'));
  await expectQuestion(planner.bookQuestion);
  await expectQuestion('12:15');
  await answer(planner.book);
  await answer(planner.allDone);
  await expectNoQuestion();
  await slot(next, planner.state.mine);
});

test('Presses in a row ask one question and book once', async () => {
  const [id, other] = await makeQuarters(site, [day, '12:00'], 2);
  await open(rider);
  const free = await slot(id, planner.state.free);
  const second = await slot(other, planner.state.free);
  for (const each of [free, free, second]) fireEvent.click(each);
  await expectQuestion('12:00');
  let sent = 0;
  site.answerInstead((call) => {
    if (changes(call)) sent += 1;
    return null;
  });
  const yes = await button(planner.book);
  for (const each of [yes, yes, yes]) fireEvent.click(each);
  await answer(planner.allDone);
  await expectNoQuestion();
  expect(sent).toBe(1);
  expect([await riderOf(id), await riderOf(other)]).toEqual([rider.id, null]);
});

test('The second of two riders is told the truth', async () => {
  const [id] = await makeQuarters(site, [day, '12:00'], 1);
  await open(rider);
  await pressSlot(id, planner.state.free);
  await expectQuestion(planner.bookQuestion);
  await book(id, faster);
  await answer(planner.book);
  await expectToast(planner.slotTaken);
  await expectQuestion(planner.slotTaken);
  await answer(common.ok);
  expect((await slot(id, planner.state.taken)).disabled).toBe(true);
});

test('A slot that has ended while the page stood open is refused before a question', async () => {
  const [id] = await makeQuarters(site, [day, '12:00'], 1);
  await open(rider);
  await slot(id, planner.state.free);
  site.park.clock.set(at(day, '12:15'));
  await pressSlot(id, planner.state.free);
  await expectToast(planner.tooLateToBook);
  await expectNoQuestion();
});

test('A slot that ends over the question is refused by the park, in the same words', async () => {
  site.park.clock.set(at(day, '12:10'));
  const [id] = await makeQuarters(site, [day, '12:00'], 1);
  await open(await site.newPerson());
  await pressSlot(id, planner.state.free);
  await expectQuestion(planner.bookQuestion);
  site.park.clock.set(at(day, '12:15'));
  await answer(planner.book);
  await expectQuestion(planner.tooLateToBook);
  expect(await riderOf(id)).toBeNull();
});

describe('A rider who may hold no more', () => {
  const until = at('2026-07-01', '10:30');
  test.each([
    ['in all', 'RIDE_LIMIT', { limit: 48, per: 'all', email_proved: true }, planner.limits.inAll(48)],
    ['that day', 'RIDE_LIMIT', { limit: 16, per: 'day', email_proved: true }, planner.limits.onDay(16)],
    [
      'before the address is proved',
      'RIDE_LIMIT',
      { limit: 12, per: 'day', email_proved: false },
      `${planner.limits.onDay(12)} ${planner.limits.prove}`,
    ],
    ['of a slot let go twice', 'HOLD_AGAIN_LATER', { until }, planner.limits.holdAgain('10:30')],
    ['in so short a time', 'REQUESTS_EXCEEDED', { reset: until }, planner.limits.tooOften('10:30')],
  ])('%s hears so, and what to do instead', async (_when, code, extensions, told) => {
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open(rider);
    await pressSlot(id, planner.state.free);
    site.answerInstead((call) => (changes(call) ? refused(400, code, extensions) : null));
    await answer(planner.book);
    await expectQuestion(told);
    await answer(common.ok);
    await slot(id, planner.state.free);
  });

  test('hears it of the park’s own limit', async () => {
    const limited = await site.newPerson('User', 'Iga');
    await makeQuarters(site, [day, '09:00'], 12, { booked_by: limited.id });
    const [wanted] = await makeQuarters(site, [day, '12:00'], 1);
    await open(limited);
    await pressSlot(wanted, planner.state.free);
    await answer(planner.book);
    await expectQuestion(`${planner.limits.onDay(12)} ${planner.limits.prove}`);
  });
});

describe('An answer that is lost', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  test('is found out: the booking is told as it is', async () => {
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open(rider);
    await pressSlot(id, planner.state.free);
    site.answerInstead(async (call) => {
      if (!changes(call)) return null;
      await book(id, rider);
      return lost();
    });
    await answer(planner.book);
    await expectToast(planner.unsure);
    await expectToast(planner.booked);
    await answer(planner.allDone);
    await slot(id, planner.state.mine);
  });

  test('of a booking that came to nothing lets the rider try again in the question', async () => {
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open(rider);
    await pressSlot(id, planner.state.free);
    site.answerInstead((call) => (changes(call) ? lost() : null));
    await answer(planner.book);
    await expectQuestion(planner.notChanged);
    await slot(id, planner.state.free);
    site.answerInstead(() => null);
    await answer(common.tryAgain);
    await expectQuestion(planner.bookedTitle('12:00'));
    expect(await riderOf(id)).toBe(rider.id);
  });

  test('of a booking that another had meanwhile says whose the slot is not', async () => {
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open(rider);
    await pressSlot(id, planner.state.free);
    site.answerInstead(async (call) => {
      if (!changes(call)) return null;
      await book(id, faster);
      return lost();
    });
    await answer(planner.book);
    await expectQuestion(planner.slotTakenByOther);
  });

  test('leaves the slot undecided, also on the way to the other track, until the line is back', async () => {
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open(rider);
    await pressSlot(id, planner.state.free);
    site.answerInstead(({ path }) => (path.startsWith('/items/Slot/') ? lost() : null));
    await answer(planner.book);
    await expectQuestion(planner.unsure);
    expect((await slot(id, planner.pending)).getAttribute('aria-busy')).toBe('true');
    const main = await screen.findByRole('main');
    for (const track of [2, 1]) {
      fireEvent.click(await waitFor(() => linkOf(main, common.track(track))));
      await expectPath(`/planner/${track}`);
    }
    fireEvent.click(await waitFor(() => dayOf(day)));
    expect((await slot(id, planner.pending)).getAttribute('aria-busy')).toBe('true');
    site.answerInstead(() => null);
    window.dispatchEvent(new Event('online'));
    await expectToast(planner.notChanged);
    await slot(id, planner.state.free);
  });
});

describe('What cancelling may cost', () => {
  test.each([
    ['pl', '05:59', false],
    ['pl', '06:00', false],
    ['pl', '06:01', true],
    ['en', '10:59', true],
  ] as const)('is said in both questions, in %s, of noon at %s', async (lang, time, isLate) => {
    const words = { pl, en }[lang];
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    site.park.clock.set(at(day, time));
    await site.show(`/planner/1?day=${day}`, { as: await site.newPerson(), lang });
    const t = words.planner;
    const limit = words.account.hoursBefore(6);
    const price = words.common.price(5500);
    await pressSlot(id, t.state.free);
    await expectQuestion(isLate ? t.bookTermsLate(limit, price) : t.bookTerms(words.account.freeHours(6)));
    await answer(t.book);
    await answer(t.allDone);
    await pressSlot(id, t.state.mine);
    await expectQuestion(t.cancelQuestion);
    const question = (await screen.findByRole('alertdialog')).textContent ?? '';
    expect(question.includes(t.cancelLate(limit, price))).toBe(isLate);
    await answer(t.cancelBooking);
    await expectToast(t.cancelled);
    await slot(id, t.state.free);
  });
});

test('Inside the last hour a rider is asked to call instead of cancelling', async () => {
  site.park.clock.set(at(day, '11:01'));
  const late = await site.newPerson();
  const [id] = await makeQuarters(site, [day, '12:00'], 1, { booked_by: late.id });
  await open(late);
  await pressSlot(id, planner.state.mine);
  await expectQuestion(account.cancelTooLate(account.beforeMinutes(60)));
});

test('A cancelling that the last hour overtakes is explained, not only refused', async () => {
  site.park.clock.set(at(day, '10:59'));
  const late = await site.newPerson();
  const [id] = await makeQuarters(site, [day, '12:00'], 1, { booked_by: late.id });
  await open(late);
  await pressSlot(id, planner.state.mine);
  await expectQuestion(planner.cancelQuestion);
  site.park.clock.set(at(day, '11:01'));
  await answer(planner.cancelBooking);
  await expectQuestion(account.cancelTooLateTitle);
  expect(await riderOf(id)).toBe(late.id);
});

test('Who keeps the booking keeps it', async () => {
  const [id] = await makeQuarters(site, [day, '12:00'], 1);
  await book(id, rider);
  await open(rider);
  await pressSlot(id, planner.state.mine);
  await answer(planner.keepBooking);
  await expectNoQuestion();
  await slot(id, planner.state.mine);
});

test('What was paid at the desk is not cancelled here: the page says whom to call', async () => {
  const [id] = await makeQuarters(site, [day, '12:00'], 1);
  await book(id, rider);
  await site.call('POST', '/items/Payment', manager, { slot: id, method: 'cash', amount: 55 });
  await open(rider);
  await pressSlot(id, planner.state.mine);
  await expectQuestion(planner.paidText);
});

describe('A visitor', () => {
  test('is asked to log in, and comes back to the question of the very slot', async () => {
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open();
    await pressSlot(id, planner.state.free);
    await expectQuestion(planner.loginToBook);
    await answer(planner.logIn);
    await expectPath('/login');
    await fill(auth.email, rider.email);
    await fill(auth.password, rider.password);
    await press(auth.login);
    await expectPath('/planner/1');
    await expectQuestion(planner.bookQuestion);
    await expectQuestion('12:00');
    expect(window.location.search).toContain(`day=${day}`);
    expect(await riderOf(id)).toBeNull();
  });

  test('signs up from the question and is told who was faster', async () => {
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open();
    await pressSlot(id, planner.state.free);
    await answer(planner.createAccount);
    await expectPath('/signup');
    await book(id, faster);
    await fill(auth.name, 'Ola');
    await fill(auth.phone, '600700800');
    await fill(auth.email, 'newcomer@example.com');
    await fill(auth.password, 'pomost i wiosło');
    fireEvent.click(await screen.findByRole('checkbox'));
    await press(auth.signup);
    await expectToast(planner.slotTaken);
    await expectPath('/planner/1');
    expect((await slot(id, planner.state.taken)).disabled).toBe(true);
    await expectNoQuestion();
  });

  test('who goes back stays on the day', async () => {
    const [id] = await makeQuarters(site, [day, '12:00'], 1);
    await open();
    await pressSlot(id, planner.state.free);
    await answer(common.goBack);
    await expectNoQuestion();
    await expectPath('/planner/1');
  });
});

function linkOf(part: HTMLElement, name: string): HTMLElement {
  const found = [...part.querySelectorAll('a')].find((link) => link.textContent?.includes(name));
  if (!found) throw new Error(`No link says ${name}.`);
  return found;
}

function dayOf(date: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!found) throw new Error(`${date} is not there.`);
  return found;
}
