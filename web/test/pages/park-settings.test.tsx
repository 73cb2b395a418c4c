import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { form } from '../../src/i18n/pl/staff/form.ts';
import { park as t } from '../../src/i18n/pl/staff/site/park.ts';
import { click, expectTold, fieldIn, tap, textOf, the, tick, toldAt, write } from '../support/actions.ts';
import { openOnlineSite } from '../support/onlineSite.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { answer, expectText, expectToast, plain, question } from '../support/page.ts';

let site: TestSite;
let admin: AccountOfTest;

beforeAll(async () => {
  site = await openSite();
  admin = await site.newPerson('Admin', 'Adam');
});

const open = () => site.show('/desk/park', { as: admin });
const kept = async () => {
  site.park.parkSettings.forget();
  return await site.park.parkSettings.read();
};

test('Bad input is told at its field, the first one gets the focus, and nothing that was typed is lost', async () => {
  const before = await kept();
  await open();
  expect(((await the('button', t.save)) as HTMLButtonElement).disabled).toBe(true);
  await expectText(t.allSaved);
  await write(t.fields.name, 'Przystań Wake');
  await write(t.fields['contact.phone'], 'dzwońcie');
  await write(t.closesOn('poniedziałek'), '08:00');
  await expectText(t.unsaved);
  await tap(t.save);
  await expectText(t.checkFields);
  const phone = await fieldIn(t.fields['contact.phone']);
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(toldAt(phone)).toContain(plain(t.faults['contact.phone']));
  await expectTold(t.closesOn('poniedziałek'), t.hoursFault);
  expect((await fieldIn(t.fields.name)).value).toBe('Przystań Wake');
  expect(await kept()).toEqual(before);
});

test('Limits that contradict each other are told, and what is saved is said by the page at once', async () => {
  await open();
  await write(t.fields.name, 'Przystań Wake');
  await write(t.fields['contact.phone'], '+48 601 234 567');
  await write(t.opensOn('poniedziałek'), '11:15');
  await write(t.closesOn('poniedziałek'), '19:45');
  await write(t.fields['policy.cancelClosesMinutes'], '75');
  await write(t.fields['policy.cancelFreeHours'], '1');
  await tap(t.save);
  await expectTold(t.fields['policy.cancelFreeHours'], t.faults['policy.cancelFreeHours']);
  await write(t.fields['policy.cancelFreeHours'], '9');
  await write(t.fields['policy.ridesAtMost'], '20');
  await write(t.fields['policy.ridesADayAtMost'], '21');
  await tap(t.save);
  await expectTold(t.fields['policy.ridesADayAtMost'], t.faults['policy.ridesADayAtMost']);
  await write(t.fields['policy.ridesAtMost'], '200');
  await tap(t.save);
  await expectToast(t.saved);
  await expectText(t.allSaved);
  await waitFor(() =>
    expect(textOf(document.querySelector('[data-frame=staff]'))).toContain('Przystań Wake'),
  );
  expect(await kept()).toMatchObject({
    name: 'Przystań Wake',
    contact: { phone: '+48 601 234 567' },
    policy: { cancelClosesMinutes: 75, cancelFreeHours: 9, ridesAtMost: 200, ridesADayAtMost: 21 },
  });
});

test('A day that is closed needs no hours', async () => {
  await open();
  await tick(t.openOn('wtorek'));
  expect(screen.queryByLabelText(t.opensOn('wtorek'))).toBeNull();
  await tap(t.save);
  await expectToast(t.saved);
  expect((await kept()).hours.week[1]).toBeNull();
});

test('The deposit of groups is a share of the price or a sum', async () => {
  await open();
  await tick(t.groups.ways.percent);
  await write(t.groups.label.percent, '130');
  await tap(t.groups.save);
  await expectTold(t.groups.label.percent, t.groups.fault.percent);
  await write(t.groups.label.percent, '30');
  await tap(t.groups.save);
  await expectToast(t.groups.saved);
  expect((await kept()).groups).toEqual({ depositBy: 'percent', deposit: 30 });
});

test('Leaving and undoing ask first', async () => {
  await open();
  const name = (await fieldIn(t.fields.name)).value;
  await write(t.fields.name, 'Inna');
  await click(document.querySelector('a[href="/desk/setup"]') as HTMLElement);
  expect(textOf(await question())).toContain(plain(form.dropText));
  await answer(form.stay);
  expect((await fieldIn(t.fields.name)).value).toBe('Inna');
  await tap(t.undo);
  await answer(form.drop);
  expect((await fieldIn(t.fields.name)).value).toBe(name);
  await expectText(t.allSaved);
});

test('A saving that fails says so and keeps what was typed', async () => {
  await open();
  await write(t.fields.name, 'Inna');
  site.answerInstead(({ method }) =>
    method === 'PATCH' ? Response.json({ errors: [] }, { status: 503 }) : null,
  );
  await tap(t.save);
  expect(textOf(await screen.findByRole('alert'))).toContain(plain(t.saveFailed));
  expect((await fieldIn(t.fields.name)).value).toBe('Inna');
});

test('Without a provider nothing online can be chosen; with one each choice counts at once', async () => {
  await open();
  await expectText(t.payments.noProvider);
  leavePage();

  const { site: online } = await openOnlineSite();
  const owner = await online.newPerson('Admin');
  await online.show('/desk/park', { as: owner });
  await expectText(t.payments.hints.optional);
  await tap(t.payments.keys.test);
  await expectText(t.payments.keys.taken);
  await tick(t.payments.ways.off);
  await expectToast(t.payments.saved);
  await tick(t.payments.ways.optional);
  await expectToast(t.payments.saved);
  await tick(t.payments.afterNoShows);
  await waitFor(async () => {
    online.park.parkSettings.forget();
    expect((await online.park.parkSettings.read()).payments).toEqual({
      online: 'optional',
      afterNoShows: true,
    });
  });
  await tick(t.payments.ways.required);
  await expectText(t.payments.hints.required);
  expect(screen.queryByText(plain(t.payments.afterNoShows))).toBeNull();
  online.answerInstead(({ method }) =>
    method === 'PATCH' ? Response.json({ errors: [] }, { status: 503 }) : null,
  );
  await tick(t.payments.ways.off);
  await expectText(new RegExp(t.payments.failed));
  expect((await fieldIn(t.payments.ways.required)).checked).toBe(true);
});
