import type { Page } from '@playwright/test';
import { ownData } from '../../web/src/i18n/pl/own-data.ts';
import type { Person } from '../support/people.ts';
import {
  answer,
  dayFromToday,
  expectDayOpen,
  expectToast,
  slotButtons,
  texts,
  timeOf,
} from '../support/planner.ts';
import { staffTexts } from '../support/staff.ts';
import { arriveAs, expect, test } from '../support/test.ts';
import { expectSameTranslated, type Way } from '../support/translated.ts';

const { account, auth, planner } = texts.pl;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function logIn(page: Page, { email, password }: Person, typed = password): Promise<void> {
  await field(page, auth.email).fill(email);
  await field(page, auth.password).fill(typed);
  await main(page).getByRole('button', { name: auth.login }).click();
}

const wayToLogIn =
  (person: Person): Way =>
  async (page, read) => {
    await page.goto('/login');
    await button(page, auth.login).click();
    await expect(main(page).getByText(auth.emailRequired)).toBeVisible();
    await read('empty fields');
    await logIn(page, person, 'zgadywanka');
    await expect(main(page).getByRole('alert')).toBeVisible();
    await read('wrong password');
    await logIn(page, person);
    await expect(page).toHaveURL('/myAccount');
    await expect(button(page, account.logout)).toBeVisible();
    await expect(main(page).getByText(account.upcoming)).toBeVisible();
    await read('account');
    await field(page, account.archived).check();
    await read('past slots');
    await button(page, account.logout).click();
    await expect(page).toHaveURL(/login|\/$/);
    await read('logged out');
  };

const wayToSignUp =
  (person: Person): Way =>
  async (page, read) => {
    const signUp = main(page).getByRole('button', { name: auth.signup });
    await page.goto('/signup');
    await field(page, auth.name).fill('Ola');
    await field(page, auth.phone).fill('600');
    await expect(main(page).getByText(auth.phoneInvalid)).toBeVisible();
    await read('a phone that is none');
    await field(page, auth.phone).fill('600700800');
    await field(page, auth.email).fill(person.email);
    await field(page, auth.password).fill('pomost i wiosło');
    await page.getByRole('checkbox').check();
    await read('all fields');
    await signUp.click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await read('known address');
    await field(page, auth.email).fill(`nowa-${person.email}`);
    await signUp.click();
    await expect(page).toHaveURL('/myAccount');
    await expect(button(page, account.logout)).toBeVisible();
    await read('account');
  };

const wayToNewPassword =
  (person: Person): Way =>
  async (page, read) => {
    await page.goto('/forgot');
    await button(page, auth.sendLink).click();
    await expect(main(page).getByText(auth.emailInvalid)).toBeVisible();
    await read('no address');
    await field(page, auth.email).fill(person.email);
    await button(page, auth.sendLink).click();
    await expect(page).toHaveURL('/login');
    await expect(main(page).getByText(auth.linkSent)).toBeVisible();
    await read('link sent');
  };

const wayToBook =
  (person: Person): Way =>
  async (page, read) => {
    const day = dayFromToday(3);
    const question = page.getByRole('alertdialog');
    await page.goto(`/planner/2?day=${day.toString()}`);
    await expectDayOpen(page, day, 'pl');
    const slot = slotButtons(page, planner.state.free).nth(2);
    const time = await timeOf(slot);
    await read('day');
    await slot.click();
    await expect(question).toContainText(planner.loginToBook);
    await read('log in to book');
    await answer(page, planner.logIn);
    await logIn(page, person);
    await expect(question).toContainText(planner.bookQuestion);
    await read('question');
    await answer(page, planner.book);
    await expect(question).toContainText(planner.bookedTitle(time));
    await read('booked');
    await answer(page, planner.allDone);
    await expect(slotButtons(page, planner.state.mine)).toHaveCount(1);
    await read('day with a slot of mine');
    await page.goto('/myAccount');
    const cancel = page.getByRole('button', { name: new RegExp(`^${account.cancelAt(time, '')}`) });
    await expect(cancel).toBeVisible();
    await read('own slots');
    await cancel.click();
    await expect(question).toContainText(planner.cancelQuestion);
    await read('cancel');
    await answer(page, planner.cancelBooking);
    await expectToast(page, account.cancelled);
    await expect(cancel).toBeHidden();
    await read('cancelled');
  };

const wayToOwnData =
  (person: Person): Way =>
  async (page, read) => {
    const t = ownData;
    await arriveAs(page, person, '/myAccount/data');
    const about = page.getByRole('region', { name: t.about.heading });
    await about.getByLabel(auth.name).fill('');
    await expect(about.getByText(t.about.nameMissing)).toBeVisible();
    await read('no name');
    await about.getByLabel(auth.name).fill('Zuzanna');
    await button(page, t.save).click();
    await expectToast(page, t.about.saved);
    const email = page.getByRole('region', { name: t.email.heading });
    await email.getByRole('button', { name: t.change }).click();
    await email.getByLabel(t.email.newEmail).fill(`x${person.email}`);
    await email.getByLabel(t.currentPassword, { exact: true }).fill('zgadywanka');
    await email.getByRole('button', { name: t.email.send }).click();
    await expect(email.getByText(t.wrongPassword)).toBeVisible();
    await read('wrong password');
    await email.getByLabel(t.currentPassword, { exact: true }).fill(person.password);
    await email.getByRole('button', { name: t.email.send }).click();
    await expect(email.getByText(t.email.pendingTitle)).toBeVisible();
    await read('address asked for');
    await email.getByRole('button', { name: t.email.takeBack }).click();
    await expectToast(page, t.email.takenBack);
    await read('address as before');
  };

const wayToTakings =
  (person: Person): Way =>
  async (page, read) => {
    const t = staffTexts.pl.takings;
    await arriveAs(page, person, '/desk/takings');
    for (const preset of ['week', 'month', 'today'] as const) {
      await field(page, t.presets[preset]).check();
      await expect(main(page).getByRole('table').or(main(page).getByText(t.empty))).toBeVisible();
      await read(preset);
    }
    await field(page, t.presets.own).check();
    const [from, to] = [field(page, t.from), field(page, t.to)];
    await from.fill(dayFromToday(0).toString());
    await to.fill(dayFromToday(-3).toString());
    await expect(main(page).getByText(t.faults.order)).toBeVisible();
    await read('days in the wrong order');
    await from.fill(dayFromToday(-20).toString());
    await expect(main(page).getByText(t.faults.order)).toBeHidden();
    await expect(main(page).getByRole('table').or(main(page).getByText(t.empty))).toBeVisible();
    await read('another period');
  };

const wayThroughTheDesk =
  (person: Person): Way =>
  async (page, read) => {
    await arriveAs(page, person, '/bookings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await read('bookings');
    await page.goto('/today');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await read('today');
  };

const ways = {
  'logs in and out': wayToLogIn,
  'signs up': wayToSignUp,
  'asks for a new password': wayToNewPassword,
  'books a slot and cancels it': wayToBook,
  'changes what is kept of them': wayToOwnData,
};

for (const [name, way] of Object.entries(ways)) {
  test(`Under a translator a rider ${name}, and reads what others read`, async ({ browser, park }) => {
    test.setTimeout(120_000);
    await expectSameTranslated(browser, park, way);
  });
}

const staffWays = { 'reads the takings': wayToTakings, 'looks at bookings and day': wayThroughTheDesk };

for (const [name, way] of Object.entries(staffWays)) {
  test(`Under a translator a manager ${name} as without one`, async ({ browser, park }) => {
    test.setTimeout(120_000);
    await expectSameTranslated(browser, park, way, 'Manager');
  });
}
