import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { makeSlot, makeTracks } from '../../../server/test/support/slots.ts';
import { common } from '../../src/i18n/pl/common.ts';
import { planner } from '../../src/i18n/pl/planner.ts';
import { openSite, type TestSite } from '../support/openSite.tsx';
import { expectPath, expectText, press } from '../support/page.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openSite();
  await makeTracks(site.park);
  await makeSlot(site.park, '2026-07-01T09:00:00Z');
});

const question = () => screen.queryByRole('alertdialog');
const sheet = () => document.querySelector('dialog[data-shape="sheet"]');
/** The entry that a dialog stands on says so. */
const expectDialogs = (count: number | undefined) =>
  waitFor(() => expect((window.history.state as { dialogs?: number } | null)?.dialogs).toBe(count));

async function askAtPlanner() {
  await site.show('/planner/1', { as: await site.newPerson() });
  await press(/\b1 lipca/);
  await press(/11:00/);
  await expectText(planner.bookQuestion);
  await expectDialogs(1);
}

test('Back closes the question and then the day, one at a time; forward brings back the day alone', async () => {
  await askAtPlanner();
  window.history.back();
  await waitFor(() => expect(question()).toBeNull());
  expect(sheet()).not.toBeNull();
  window.history.back();
  await waitFor(() => expect(sheet()).toBeNull());
  await expectPath('/planner/1');
  window.history.forward();
  await waitFor(() => expect(sheet()).not.toBeNull());
  window.history.forward();
  await expectDialogs(undefined);
  expect(question()).toBeNull();
  expect(sheet()).not.toBeNull();
});

test('A question that was answered by its button leaves nothing that back would have to leave', async () => {
  await askAtPlanner();
  await press(common.goBack);
  await expectDialogs(undefined);
  window.history.back();
  await waitFor(() => expect(sheet()).toBeNull());
});

test('Who goes from the question to the log-in comes back to the day, and not to the question', async () => {
  await site.show('/planner/1');
  await press(/\b1 lipca/);
  await press(/11:00/);
  await expectText(planner.loginToBook);
  await expectDialogs(1);
  await press(planner.logIn);
  await expectPath('/login');
  window.history.back();
  await expectPath('/planner/1');
  await waitFor(() => expect(sheet()).not.toBeNull());
  await expectDialogs(undefined);
  expect(question()).toBeNull();
});

test('Back while the answer is on its way closes the question, and what was sent stands', async () => {
  await askAtPlanner();
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<null>();
  site.answerInstead(({ method }) => (method === 'PATCH' ? isLeft : null));
  await press(planner.book);
  window.history.back();
  await waitFor(() => expect(question()).toBeNull());
  leave(null);
  await expectText(new RegExp(planner.booked));
  expect(sheet()).not.toBeNull();
});
