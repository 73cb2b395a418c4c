import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pl } from '../../src/i18n/pl.ts';
import { answer, expectQuestion, expectToast } from '../support/page.ts';
import { changesSlot, PlannerDays } from '../support/plannerDays.ts';
import { pressSlot, slot } from '../support/slots.ts';

const { common, planner } = pl;
const here = new PlannerDays();

describe('An answer that is lost', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  test('is found out: the booking is told as it is', async () => {
    const [id] = await here.quarters('12:00', 1);
    await here.open(here.rider);
    await pressSlot(id, planner.state.free);
    here.site.answerInstead(async (call) => {
      if (!changesSlot(call)) return null;
      await here.book(id, here.rider);
      return lost();
    });
    await answer(planner.book);
    await expectToast(planner.unsure);
    await expectToast(planner.booked);
    await answer(planner.allDone);
    await slot(id, planner.state.mine);
  });

  test('of a booking that came to nothing lets the rider try again in the question', async () => {
    const [id] = await here.quarters('12:00', 1);
    await here.open(here.rider);
    await pressSlot(id, planner.state.free);
    here.site.answerInstead((call) => (changesSlot(call) ? lost() : null));
    await answer(planner.book);
    await expectQuestion(planner.notChanged);
    await slot(id, planner.state.free);
    here.site.answerInstead(() => null);
    await answer(common.tryAgain);
    await expectQuestion(planner.bookedTitle('12:00'));
    expect(await here.riderOf(id)).toBe(here.rider.id);
  });

  test('of a booking that another had meanwhile says whose the slot is not', async () => {
    const [id] = await here.quarters('12:00', 1);
    await here.open(here.rider);
    await pressSlot(id, planner.state.free);
    here.site.answerInstead(async (call) => {
      if (!changesSlot(call)) return null;
      await here.book(id, here.faster);
      return lost();
    });
    await answer(planner.book);
    await expectQuestion(planner.slotTakenByOther);
  });

  test('leaves the slot undecided, also on the way to the other track, until the line is back', async () => {
    const [id] = await here.quarters('12:00', 1);
    await here.open(here.rider);
    await pressSlot(id, planner.state.free);
    here.site.answerInstead(({ path }) => (path.startsWith('/items/Slot/') ? lost() : null));
    await answer(planner.book);
    await expectQuestion(planner.unsure);
    expect((await slot(id, planner.pending)).getAttribute('aria-busy')).toBe('true');
    const main = await screen.findByRole('main');
    for (const track of [2, 1]) {
      fireEvent.click(await waitFor(() => linkOf(main, common.track(track))));
      // The address is there before the page.
      await waitFor(() => expect(document.title).toContain(common.track(track)));
    }
    fireEvent.click(await waitFor(() => dayOf(here.day)));
    expect((await slot(id, planner.pending)).getAttribute('aria-busy')).toBe('true');
    here.site.answerInstead(() => null);
    window.dispatchEvent(new Event('online'));
    await expectToast(planner.notChanged);
    await slot(id, planner.state.free);
  });
});

function linkOf(part: HTMLElement, name: string): HTMLElement {
  const found = [...part.querySelectorAll('a')].find((link) => link.textContent?.includes(name));
  if (!found) throw new Error(`No link says ${name}.`);
  return found;
}

function dayOf(date: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!found) throw new Error(`${date} is not there.`);
  return found;
}
