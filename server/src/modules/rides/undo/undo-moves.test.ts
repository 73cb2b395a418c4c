import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskFixture, deskNow, openDesk } from '../../../../test/support/desk-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';

describe.each(eitherEngine(import.meta.url))('Taking a move back on $name', (engine) => {
  let desk: DeskFixture;
  let from: number;
  let to: number;

  beforeAll(async () => {
    desk = await openDesk(engine);
  });
  beforeEach(async () => {
    await desk.at(deskNow);
    [from, to] = [await desk.aSlot(), await desk.aSlot(null)];
  });

  const post = (url: string, body: object) => desk.call('POST', url, desk.manager, body);
  const edit = async (slot: number, change: object) =>
    expect(await desk.call('PATCH', `/items/Slot/${slot}`, desk.editor, change)).toMatchObject({
      status: 200,
    });
  const move = async () => {
    expect(await post('/desk/moves', { from, to })).toMatchObject({ status: 200 });
    return (await desk.newest()).id;
  };
  const anEvent = async () => {
    const event = { name: 'Obóz', start: '2026-07-11T06:00:00Z' };
    return (await desk.call('POST', '/items/Event', desk.editor, event)).data.id;
  };

  test.each<[string, () => Promise<object>]>([
    ['start', async () => ({ startTime: '2026-07-14T17:00:00Z' })],
    ['length', async () => ({ duration: 20 })],
    ['track', async () => ({ asset: 2 })],
    ['price', async () => ({ price: 120 })],
    ['event', async () => ({ event: await anEvent() })],
  ])('A ride does not return to a slot of another %s', async (_what, changeOf) => {
    const action = await move();
    await edit(from, await changeOf());
    expect(await desk.undo(action)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect(await desk.read(from)).toMatchObject({ bookedBy: null });
    expect(await desk.read(to)).toMatchObject({ bookedBy: desk.rider.id });
  });

  test('Nor do rides that moved together, once one of their slots has changed', async () => {
    const second = await desk.aSlot();
    const next = await desk.aSlot(null);
    const moves = [
      { from, to },
      { from: second, to: next },
    ];
    expect(await post('/desk/moves/together', { moves })).toMatchObject({ status: 200 });
    const { id } = await desk.newest();
    await edit(second, { price: 120 });
    expect(await desk.undo(id)).toMatchObject({ status: 409, code: 'CHANGED_SINCE' });
    expect(await desk.read(from)).toMatchObject({ bookedBy: null });
    await edit(second, { price: 55 });
    expect(await desk.undo(id)).toMatchObject({ status: 200 });
  });

  test('An action of an earlier version, which kept only the slot, is taken back as then', async () => {
    const action = await move();
    const { db } = desk.park.store;
    const { data } = await db
      .selectFrom('desk_action')
      .select('data')
      .where('id', '=', action)
      .executeTakeFirstOrThrow();
    const { before, after } = JSON.parse(data) as { before: { slotFacts?: object }; after: object };
    const { slotFacts: _slotFacts, ...earlier } = before;
    await db
      .updateTable('desk_action')
      .set({ data: JSON.stringify({ before: earlier, after }) })
      .where('id', '=', action)
      .execute();
    await edit(from, { price: 120 });
    expect(await desk.undo(action)).toMatchObject({ status: 200 });
    expect(await desk.read(from)).toMatchObject({ bookedBy: desk.rider.id });
  });
});
