import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayTitle } from '../../src/i18n/dayNames.ts';
import { pl } from '../../src/i18n/pl.ts';
import { answer, button, expectNoQuestion, expectQuestion, expectToast } from '../support/page.ts';
import { changesSlot, PlannerDays } from '../support/plannerDays.ts';
import { at, pressSlot, slot } from '../support/slots.ts';

const { account, common, planner } = pl;
const here = new PlannerDays();

test('A slot is asked for, booked, and the question says so; it can be undone there', async () => {
  const [id] = await here.quarters('12:00', 1);
  await here.open(here.rider);
  await pressSlot(id, planner.state.free);
  await expectQuestion(`${dayTitle(Temporal.PlainDate.from(here.day), 'pl')}, 12:00`);
  await expectQuestion(common.price(5500));
  await expectQuestion(planner.bookTerms(account.freeHours(6)));
  await expectQuestion(planner.fixedTime);
  await answer(planner.book);
  await expectToast(planner.booked);
  await expectQuestion(planner.bookedTitle('12:00'));
  expect(await here.riderOf(id)).toBe(here.rider.id);
  await answer(planner.undo);
  await expectToast(planner.cancelled);
  await expectNoQuestion();
  await slot(id, planner.state.free);
  expect(await here.riderOf(id)).toBeNull();
});

test('Who goes back books nothing', async () => {
  const [id] = await here.quarters('12:00', 1);
  await here.open(here.rider);
  await pressSlot(id, planner.state.free);
  await answer(common.goBack);
  await expectNoQuestion();
  await slot(id, planner.state.free);
  expect(await here.riderOf(id)).toBeNull();
});

test('After a booking the slot that follows is offered, and asked about as the first was', async () => {
  const [first, next] = await here.quarters('12:00', 2);
  await here.open(here.rider);
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
  const [id, other] = await here.quarters('12:00', 2);
  await here.open(here.rider);
  const free = await slot(id, planner.state.free);
  const second = await slot(other, planner.state.free);
  for (const each of [free, free, second]) fireEvent.click(each);
  await expectQuestion('12:00');
  let sent = 0;
  here.site.answerInstead((call) => {
    if (changesSlot(call)) sent += 1;
    return null;
  });
  const yes = await button(planner.book);
  for (const each of [yes, yes, yes]) fireEvent.click(each);
  await answer(planner.allDone);
  await expectNoQuestion();
  expect(sent).toBe(1);
  expect([await here.riderOf(id), await here.riderOf(other)]).toEqual([here.rider.id, null]);
});

test('The second of two riders is told the truth', async () => {
  const [id] = await here.quarters('12:00', 1);
  await here.open(here.rider);
  await pressSlot(id, planner.state.free);
  await expectQuestion(planner.bookQuestion);
  await here.book(id, here.faster);
  await answer(planner.book);
  await expectToast(planner.slotTaken);
  await expectQuestion(planner.slotTaken);
  await answer(common.ok);
  expect((await slot(id, planner.state.taken)).disabled).toBe(true);
});

test('A slot that has ended while the page stood open is refused before a question', async () => {
  const [id] = await here.quarters('12:00', 1);
  await here.open(here.rider);
  await slot(id, planner.state.free);
  here.site.park.clock.set(at(here.day, '12:15'));
  await pressSlot(id, planner.state.free);
  await expectToast(planner.tooLateToBook);
  await expectNoQuestion();
});

test('A slot that ends over the question is refused by the park, in the same words', async () => {
  here.site.park.clock.set(at(here.day, '12:10'));
  const [id] = await here.quarters('12:00', 1);
  await here.open(await here.site.newPerson());
  await pressSlot(id, planner.state.free);
  await expectQuestion(planner.bookQuestion);
  here.site.park.clock.set(at(here.day, '12:15'));
  await answer(planner.book);
  await expectQuestion(planner.tooLateToBook);
  expect(await here.riderOf(id)).toBeNull();
});
