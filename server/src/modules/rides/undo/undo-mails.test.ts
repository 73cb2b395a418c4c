import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { engines } from '../../../../test/support/engines.ts';
import { sendDue } from '../../../../test/support/outbox.ts';

/** The subject without the park's name before it and the date after it. */
const subjectOf = (subject: string | undefined) => subject?.split(': ')[1]?.split(',')[0];
const soon = Temporal.Instant.from(deskNow).add({ minutes: 2 }).toString();

describe.each(engines)('What riders are told when the desk takes something back, on $name', (engine) => {
  let desk: DeskFixture;
  beforeAll(async () => {
    desk = await openDesk(engine);
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    desk.park.mailer.sent.length = 0;
  });

  const post = (url: string, body: object) => desk.call('POST', url, desk.manager, body);
  const patch = (id: number, body: object) => desk.call('PATCH', `/items/Slot/${id}`, desk.manager, body);
  /** The subjects of the mails that are sent until then, without the park's name. */
  async function mails() {
    await desk.at(soon);
    await sendDue(desk.park);
    return desk.park.mailer.sent.splice(0).map(({ subject }) => subjectOf(subject));
  }
  const undone = async () => expect(await desk.undoNewest()).toMatchObject({ status: 200 });

  test.each<[string, () => Promise<unknown>, string, string]>([
    [
      'a booking',
      async () => patch(await desk.aSlot(null), { bookedBy: desk.rider.id }),
      'rezerwacja',
      'rezerwacja anulowana',
    ],
    [
      'a move',
      async () => post('/desk/moves', { from: await desk.aSlot(), to: await desk.aSlot(null) }),
      'Twoja rezerwacja ma nowy termin',
      'Twoja rezerwacja ma nowy termin',
    ],
    [
      'a cancelling',
      async () => patch(await desk.aSlot(), { bookedBy: null }),
      'rezerwacja anulowana',
      'rezerwacja',
    ],
  ])('Of %s they hear nothing while no mail has left, else the contrary', async (_what, act, first, then) => {
    await act();
    await undone();
    expect(await mails()).toEqual([]);
    await desk.at(deskNow);
    await act();
    expect(await mails()).toEqual([first]);
    await undone();
    await desk.at(Temporal.Instant.from(soon).add({ minutes: 2 }).toString());
    await sendDue(desk.park);
    expect(desk.park.mailer.sent.map(({ subject }) => subjectOf(subject))).toEqual([then]);
  });

  test('A move that goes back leaves the news of an earlier one as it was', async () => {
    const [first, second, third] = [await desk.aSlot(), await desk.aSlot(null), await desk.aSlot(null)];
    await post('/desk/moves', { from: first, to: second });
    await post('/desk/moves', { from: second, to: third });
    await undone();
    expect(await mails()).toEqual(['Twoja rezerwacja ma nowy termin']);
  });
});
