import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pl } from '../../src/i18n/pl.ts';
import {
  answer,
  expectNoQuestion,
  expectPath,
  expectQuestion,
  expectToast,
  fill,
  press,
} from '../support/page.ts';
import { PlannerDays } from '../support/plannerDays.ts';
import { pressSlot, slot } from '../support/slots.ts';

const { auth, common, planner } = pl;
const here = new PlannerDays();

describe('A visitor', () => {
  test('is asked to log in, and comes back to the question of the very slot', async () => {
    const [id] = await here.quarters('12:00', 1);
    await here.open();
    await pressSlot(id, planner.state.free);
    await expectQuestion(planner.loginToBook);
    await answer(planner.logIn);
    await expectPath('/login');
    await fill(auth.email, here.rider.email);
    await fill(auth.password, here.rider.password);
    await press(auth.login);
    await expectPath('/planner/1');
    await expectQuestion(planner.bookQuestion);
    await expectQuestion('12:00');
    expect(window.location.search).toContain(`day=${here.day}`);
    expect(await here.riderOf(id)).toBeNull();
  });

  test('signs up from the question and is told who was faster', async () => {
    const [id] = await here.quarters('12:00', 1);
    await here.open();
    await pressSlot(id, planner.state.free);
    await answer(planner.createAccount);
    await expectPath('/signup');
    await here.book(id, here.faster);
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
    const [id] = await here.quarters('12:00', 1);
    await here.open();
    await pressSlot(id, planner.state.free);
    await answer(common.goBack);
    await expectNoQuestion();
    await expectPath('/planner/1');
  });
});
