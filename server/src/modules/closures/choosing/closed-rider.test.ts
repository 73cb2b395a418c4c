import { beforeAll, describe, expect, test } from 'vitest';
import { type ClosureFixture, openClosures } from '../../../../test/support/closure-fixture.ts';
import { eitherEngine } from '../../../../test/support/engines.ts';

describe.each(eitherEngine(import.meta.url))('A closed ride on $name', (engine) => {
  let park: ClosureFixture;
  beforeAll(async () => {
    park = await openClosures(engine);
    await park.clear();
  });

  test('keeps its rider at the desk until it is decided, also where Undo would bring a former one back', async () => {
    const { desk, makeDay, close, work, choose } = park;
    const [ride = 0, near = 0] = await makeDay('08:15*', '10:15');
    const correct = (slot: number) =>
      desk.call('POST', '/desk/corrections/rider', desk.manager, { slot, account: desk.other.id });
    expect(await correct(ride)).toMatchObject({ status: 200 });
    const { id } = await desk.newest();
    await close();
    await work();
    expect(await desk.undo(id)).toMatchObject({ code: 'CLOSED' });
    expect(await correct(ride)).toMatchObject({ status: 200 });
    expect(
      await desk.call('POST', '/desk/corrections/rider', desk.manager, {
        slot: ride,
        account: desk.rider.id,
      }),
    ).toMatchObject({ code: 'CLOSED' });
    expect(await choose(ride, { kind: 'slot', slot: near })).toMatchObject({ status: 200 });
    expect(await correct(near)).toMatchObject({ status: 200 });
    expect(await park.contradictions()).toEqual([]);
  });
});
