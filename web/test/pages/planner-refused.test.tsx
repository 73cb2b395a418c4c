import { describe, test } from 'vitest';
import { pl } from '../../src/i18n/pl.ts';
import { answer, expectQuestion } from '../support/page.ts';
import { changesSlot, PlannerDays, refused } from '../support/plannerDays.ts';
import { at, pressSlot, slot } from '../support/slots.ts';

const { common, planner } = pl;
const here = new PlannerDays();

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
    const [id] = await here.quarters('12:00', 1);
    await here.open(here.rider);
    await pressSlot(id, planner.state.free);
    here.site.answerInstead((call) => (changesSlot(call) ? refused(400, code, extensions) : null));
    await answer(planner.book);
    await expectQuestion(told);
    await answer(common.ok);
    await slot(id, planner.state.free);
  });

  test('hears it of the park’s own limit', async () => {
    const limited = await here.site.newPerson('User', 'Iga');
    await here.quarters('09:00', 12, { booked_by: limited.id });
    const [wanted] = await here.quarters('12:00', 1);
    await here.open(limited);
    await pressSlot(wanted, planner.state.free);
    await answer(planner.book);
    await expectQuestion(`${planner.limits.onDay(12)} ${planner.limits.prove}`);
  });
});
