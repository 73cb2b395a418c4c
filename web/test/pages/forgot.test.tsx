import { beforeAll, expect, test } from 'vitest';
import { auth } from '../../src/i18n/pl/auth.ts';
import { leavePage, openSite, type TestSite } from '../support/openSite.tsx';
import { button, expectPath, expectText, fill, press } from '../support/page.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});

async function askFor(email: string): Promise<void> {
  await site.show('/forgot');
  await fill(auth.email, email);
  await press(auth.sendLink);
}

test('What is no address is named', async () => {
  await askFor('zosia');
  await expectText(auth.emailInvalid);
});

test('The page says the same whether the address has an account or not', async () => {
  await askFor('nikt@example.com');
  await expectPath('/login');
  await expectText(auth.linkSent);
});

test('The link in the mail leads to a new password, once', async () => {
  const rider = await site.newPerson();
  await askFor(rider.email);
  await expectText(auth.linkSent);
  const mail = () => site.park.mailer.sent.find(({ to }) => to === rider.email);
  await expect.poll(mail).toBeTruthy();
  const link = /\/reset\?token=\S+/.exec(mail()?.text ?? '')?.[0] ?? '';

  await site.show(link);
  await fill(auth.newPassword, 'lina');
  expect((await button(auth.save)).disabled).toBe(true);
  await fill(auth.newPassword, 'nowa lina na wodzie');
  await press(auth.save);
  await expectPath('/login');
  await expectText(auth.passwordChanged);

  leavePage();
  await site.show(link);
  await fill(auth.newPassword, 'jeszcze inna lina');
  await press(auth.save);
  await expectText(auth.resetBadToken);
});
