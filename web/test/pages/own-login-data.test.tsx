import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTracks } from '../../../server/test/support/slots.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { ownData as t } from '../../src/i18n/pl/own-data.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectPath, expectText, expectToast, fillIn, named, part, plain, pressIn } from '../support/page.ts';

let site: TestSite;
let rider: Awaited<ReturnType<TestSite['newPerson']>>;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
});

beforeEach(async () => {
  rider = await site.newPerson();
});

const open = (lang: 'pl' | 'en' = 'pl') => site.show('/myAccount/data', { as: rider, lang });
const saved = async () => await site.call<Record<string, unknown>>('GET', '/users/me', rider);
const logsIn = async (password: string) =>
  await site.call('POST', '/auth/login', null, { email: rider.email, password }).then(
    () => true,
    () => false,
  );
const mailsTo = (email: string) => site.park.mailer.sent.filter(({ to }) => to === email);

describe('Another address', () => {
  const wanted = () => `nowa-${rider.id}@example.com`;
  const ask = async (email: string, password = rider.password) => {
    const address = await part(t.email.heading);
    await pressIn(address, `${t.change}: ${t.email.heading}`);
    await fillIn(address, t.email.newEmail, email);
    await fillIn(address, t.currentPassword, password);
    return address;
  };
  const linkIn = async () => {
    await expect.poll(() => mailsTo(wanted()).length).toBe(1);
    return /\/confirm-email\?token=\S+/.exec(mailsTo(wanted())[0]?.text ?? '')?.[0] ?? '';
  };

  test('that is none, or the same, is named', async () => {
    await open();
    const address = await ask('nowa');
    await address.findByText(auth.emailInvalid);
    await fillIn(address, t.email.newEmail, rider.email.toUpperCase());
    await address.findByText(t.email.same);
    expect(
      (await address.findByRole<HTMLButtonElement>('button', { name: named(t.email.send) })).disabled,
    ).toBe(true);
  });

  test('waits for its proof once the password is right, and can be taken back', async () => {
    await open();
    const address = await ask(wanted(), 'zgadywanka');
    await pressIn(address, t.email.send);
    await address.findByText(plain(t.wrongPassword));
    await fillIn(address, t.currentPassword, rider.password);
    await pressIn(address, t.email.send);
    await address.findByText(t.email.pendingTitle);
    expect((await saved())['email']).toBe(rider.email);
    await pressIn(address, t.email.takeBack);
    await expectToast(t.email.takenBack);
    await waitFor(() => expect(address.queryByText(t.email.pendingTitle)).toBeNull());
  });

  test('is the account’s once its link is opened and pressed, and not before; the link is good once', async () => {
    await open();
    await pressIn(await ask(wanted()), t.email.send);
    await expectToast(t.email.sent(wanted()));
    await expect.poll(() => mailsTo(rider.email).length).toBe(1);
    const link = await linkIn();
    await site.show(link);
    await screen.findByRole('heading', { name: named(t.confirm.title) });
    expect((await saved())['email']).toBe(rider.email);
    fireEvent.click(await screen.findByRole('button', { name: named(t.confirm.submit) }));
    await expectToast(t.confirm.done);
    await expectPath('/myAccount/data');
    await (await part(t.email.heading)).findByText(wanted());
    await site.show(link);
    fireEvent.click(await screen.findByRole('button', { name: named(t.confirm.submit) }));
    await expectText(t.confirm.dead);
    expect(screen.queryByRole('button', { name: named(t.confirm.submit) })).toBeNull();
  });

  test('that became somebody else’s meanwhile is not taken', async () => {
    await open();
    await pressIn(await ask(wanted()), t.email.send);
    const link = await linkIn();
    const { db } = site.park.store;
    const other = await site.newPerson();
    await db.updateTable('account').set({ email: wanted() }).where('id', '=', other.id).execute();
    await site.show(link);
    fireEvent.click(await screen.findByRole('button', { name: named(t.confirm.submit) }));
    await expectText(t.confirm.known);
  });
});

describe('The password', () => {
  const ask = async (current: string, password: string) => {
    const section = await part(t.password.heading);
    await pressIn(section, `${t.change}: ${t.password.heading}`);
    await fillIn(section, t.currentPassword, current);
    await fillIn(section, auth.newPassword, password);
    return section;
  };

  test('is changed with the old one alone', async () => {
    await open();
    const section = await ask('zgadywanka', 'nowa lina na wodzie');
    await pressIn(section, auth.save);
    await section.findByText(plain(t.wrongPassword));
    expect(await logsIn(rider.password)).toBe(true);
    await fillIn(section, t.currentPassword, rider.password);
    await pressIn(section, auth.save);
    await expectToast(t.password.saved);
    expect([await logsIn(rider.password), await logsIn('nowa lina na wodzie')]).toEqual([false, true]);
  });

  test('that is too short cannot be saved', async () => {
    await open();
    const section = await ask(rider.password, 'lina');
    expect((await section.findByRole<HTMLButtonElement>('button', { name: named(auth.save) })).disabled).toBe(
      true,
    );
  });
});
