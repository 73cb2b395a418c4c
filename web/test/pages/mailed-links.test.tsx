import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unsubscribeToken } from '../../../server/src/modules/mails/choices/mail-choice.ts';
import { startDispatcher } from '../../../server/src/modules/mails/index.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { mailedBooking as en } from '../../src/i18n/en/mailed-booking.ts';
import { en as enTexts } from '../../src/i18n/en.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { mailedBooking as pl } from '../../src/i18n/pl/mailed-booking.ts';
import { ownData } from '../../src/i18n/pl/own-data.ts';
import { planner } from '../../src/i18n/pl/planner.ts';
import { pl as plTexts } from '../../src/i18n/pl.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import {
  answer,
  button,
  expectNoQuestion,
  expectQuestion,
  expectText,
  named,
  plain,
  press,
} from '../support/page.ts';
import { at, makeQuarters } from '../support/slots.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

afterEach(() => site.park.clock.set('2026-07-01T08:00:00Z'));

describe('The link of a booking’s mail', () => {
  let slots = 0;

  /** A rider has booked a slot, and got its mail. */
  async function booked() {
    const rider = await site.newPerson('User', 'Jagoda');
    slots += 1;
    const time = new Temporal.PlainTime(9)
      .add({ minutes: 15 * slots })
      .toString()
      .slice(0, 5);
    const [id = 0] = await makeQuarters(site, ['2026-07-04', time], 1);
    await site.call('PATCH', `/items/Slot/${id}`, rider, { bookedBy: rider.id });
    // It waits a moment for what else is booked.
    site.park.clock.set('2026-07-01T08:00:03Z');
    await startDispatcher(site.park, { everyMs: null }).round();
    const mail = () => site.park.mailer.sent.find(({ to }) => to === rider.email);
    await expect.poll(mail).toBeTruthy();
    site.park.clock.set('2026-07-01T08:00:00Z');
    const link = /\/booking\?token=\S+/.exec(mail()?.text ?? '')?.[0] ?? '';
    return { id, rider, time, link };
  }
  const riderOf = async (id: number) =>
    (
      await site.park.store.db
        .selectFrom('slot')
        .select('booked_by')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).booked_by;

  test.each([
    ['pl', pl, plTexts],
    ['en', en, enTexts],
  ] as const)('shows the booking and changes nothing, in %s', async (lang, t, texts) => {
    const { id, rider, time, link } = await booked();
    await site.show(link, { lang });
    await expectText(t.greeting('Jagoda'));
    const main = plain((await screen.findByRole('main')).textContent ?? '');
    expect(main).toContain(time);
    expect(main).toContain(plain(t.unpaid(texts.common.price(5500))));
    expect(main).toContain(plain(texts.common.track(1)));
    expect(await riderOf(id)).toBe(rider.id);
  });

  test('cancels without a log-in after a question, once, and says so from then on', async () => {
    const { id, rider, link } = await booked();
    await site.show(link);
    await press(planner.cancelBooking);
    await expectQuestion(planner.cancelQuestion);
    await answer(planner.keepBooking);
    await expectNoQuestion();
    expect(await riderOf(id)).toBe(rider.id);
    await press(planner.cancelBooking);
    await answer(planner.cancelBooking);
    await expectText(pl.cancelled);
    expect(await riderOf(id)).toBeNull();
    await site.show(link);
    await expectText(pl.wasCancelled);
    expect(screen.queryByRole('button', { name: named(planner.cancelBooking) })).toBeNull();
  });

  test('that is broken says what to do', async () => {
    const { id, rider, link } = await booked();
    await site.show(link.slice(0, -3));
    await expectText(new RegExp(plain(pl.broken).slice(0, 60)));
    expect((await screen.findByRole('link', { name: named(pl.toAccount) })).getAttribute('href')).toBe(
      '/myAccount',
    );
    await site.show('/booking');
    await expectText(new RegExp(plain(pl.broken).slice(0, 60)));
    expect(await riderOf(id)).toBe(rider.id);
  });

  test('says inside the free hours what it costs, in the last hour whom to call, and later that it is over', async () => {
    const { time, link } = await booked();
    site.park.clock.set(at('2026-07-04', '06:30'));
    await site.show(link);
    await press(planner.cancelBooking);
    await expectQuestion(planner.cancelLate(plTexts.account.hoursBefore(6), plTexts.common.price(5500)));
    const start = Temporal.Instant.from(at('2026-07-04', time));
    site.park.clock.set(start.subtract({ minutes: 30 }).toString());
    await site.show(link);
    await expectText(new RegExp(plain(plTexts.account.cancelTooLate(plTexts.account.beforeMinutes(60)))));
    expect(screen.queryByRole('button', { name: named(planner.cancelBooking) })).toBeNull();
    site.park.clock.set(start.add({ minutes: 20 }).toString());
    await site.show(link);
    await expectText(pl.over);
  });
});

describe('The link that ends mails', () => {
  const t = ownData.unsubscribe;

  test.each(['reminders', 'season', 'digest'] as const)('ends %s once it is pressed', async (topic) => {
    const person = await site.newPerson(topic === 'digest' ? 'Manager' : 'User');
    const token = unsubscribeToken(site.park.secret, person.id, topic);
    await site.show(`/unsubscribe?token=${encodeURIComponent(token)}`);
    await screen.findByRole('heading', { name: named(t[topic].title) });
    await press(t[topic].submit);
    await expectText(t[topic].done);
    expect(screen.queryByRole('button', { name: named(t[topic].submit) })).toBeNull();
  });

  test('changes nothing by being opened', async () => {
    const rider = await site.newPerson();
    await site.show(`/unsubscribe?token=${unsubscribeToken(site.park.secret, rider.id)}`);
    await button(t.reminders.submit);
    const choice = await site.call<{ wanted: boolean }>('GET', '/users/me/reminders', rider);
    expect(choice).toEqual({ wanted: true });
  });

  test.each(['', '?token=made-up'])('that is broken ("%s") says so and where to do it', async (search) => {
    await site.show(`/unsubscribe${search}`);
    if (search !== '') await press(t.reminders.submit);
    await expectText(t.broken);
    expect((await screen.findByRole('link', { name: named(t.toData) })).getAttribute('href')).toBe(
      '/myAccount/data',
    );
  });
});

describe('Links that have lost a part', () => {
  test('of a new password say so', async () => {
    await site.show('/reset');
    await expectText(auth.resetNoToken);
    expect(screen.queryByLabelText(auth.newPassword)).toBeNull();
    expect((await screen.findByRole('link', { name: named(auth.askNewLink) })).getAttribute('href')).toBe(
      '/forgot',
    );
  });

  test('of a new address say so', async () => {
    await site.show('/confirm-email');
    await expectText(ownData.confirm.noToken);
    expect(screen.queryByRole('button', { name: named(ownData.confirm.submit) })).toBeNull();
  });

  test('of an invitation greet whoever is invited', async () => {
    await site.show('/reset?token=unknown&invited');
    expect(await screen.findByRole('heading', { name: named(auth.invitedTitle) })).toBeTruthy();
  });
});
