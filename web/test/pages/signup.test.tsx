import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { account } from '../../src/i18n/pl/account.ts';
import { auth } from '../../src/i18n/pl/auth.ts';
import { errors } from '../../src/i18n/pl/errors.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectPath, expectText, fill, press } from '../support/page.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
});

async function fillIn(email: string): Promise<void> {
  await fill(auth.name, 'Zosia');
  await fill(auth.phone, '+48 600 700 800');
  await fill(auth.email, email);
  await fill(auth.password, 'pomost i wiosło');
  fireEvent.click(await screen.findByRole('checkbox'));
}

test('A stranger signs up and is welcomed in the account', async () => {
  await site.show('/signup');
  await fillIn('zosia@example.com');
  await press(auth.signup);
  await expectPath('/myAccount');
  await expectText(account.welcome('Zosia'));
});

test('A phone and an address that cannot be right are named while they are typed', async () => {
  await site.show('/signup');
  await fillIn('zosia.example.com');
  await expectText(auth.emailInvalid);
  await fill(auth.phone, '600');
  await expectText(auth.phoneInvalid);
});

test('Whoever signs up with an empty form is told what is missing, from its first field on', async () => {
  await site.show('/signup');
  await press(auth.signup);
  for (const text of [auth.nameRequired, auth.phoneInvalid, auth.emailRequired, auth.acceptRequired])
    await expectText(text);
  await expect.poll(() => document.activeElement).toBe(await screen.findByLabelText(auth.name));
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  await fill(auth.name, 'Zosia');
  expect(screen.queryByText(auth.nameRequired)).toBeNull();
});

test('An address that has an account is refused, and the form keeps what was typed', async () => {
  const known = await site.newPerson();
  await site.show('/signup');
  await fillIn(known.email);
  await press(auth.signup);
  await expectText(auth.failedWith.signup(errors.byCode.RECORD_NOT_UNIQUE ?? '?'));
  expect((await screen.findByLabelText<HTMLInputElement>(auth.name)).value).toBe('Zosia');
  // The focus is at the field that is wrong, and the ways on stand between it and the next.
  const email = await screen.findByLabelText<HTMLInputElement>(auth.email);
  await expect.poll(() => document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const forgot = screen.getByRole('link', { name: auth.forgotLink });
  expect(forgot.getAttribute('href')).toBe('/forgot');
  expect(forgot.parentElement?.querySelector(`a[href="/login"]`)).not.toBeNull();
  const password = await screen.findByLabelText(auth.password);
  const follows = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect([follows(email, forgot), follows(forgot, password)]).toEqual([true, true]);
});
