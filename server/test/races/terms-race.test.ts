import { legalFacts } from '@cablepark/domain/legal/legal-facts';
import { ourLegal } from '@cablepark/domain/legal/our-legal';
import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import { noPrices, withSlotPrice } from '@cablepark/domain/prices/slot-price';
import { beforeAll, describe, expect, test } from 'vitest';
import { followOursAtStart } from '../../src/modules/site/content/follow-ours.ts';
import { findContents } from '../../src/modules/site/content/index.ts';
import { findContent } from '../../src/modules/site/settings/index.ts';
import { type Call, callerOf } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { bothEngines } from '../support/engines.ts';
import { openTestApp, openTwin, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';

const priceLists = [defaultPrices, withSlotPrice(noPrices, { weekday: 50, weekend: 60 })];

describe.each(bothEngines)('Our terms follow the settings and the price list at once, on $name', (engine) => {
  let park: TestPark;
  let twin: TestPark;
  let call: Call;
  let other: Call;
  let admin: Person;
  let hours = 6;

  beforeAll(async () => {
    park = await engine.open();
    twin = await openTwin(park);
    [call, other] = [callerOf(await openTestApp(park)), callerOf(await openTestApp(twin))];
    admin = await aPerson(park, 'Admin');
    await followOursAtStart(park);
  });

  const rounds = [...Array.from({ length: depth.deskRaces }).keys()];
  const contents = async () => await findContents(park.store.db);
  /** The free cancelling until so many hours before: two settings that the terms tell. */
  const saveSettings = (by: Call) => {
    hours = (hours % 47) + 1;
    return by('PATCH', '/park', admin, { policy: { cancelFreeHours: hours } });
  };
  const savePrices = async (by: Call) => {
    const { version, content } = (await contents()).prices;
    const sellsAll = content.groups.length > 1;
    const next = priceLists[sellsAll ? 1 : 0];
    return () => by('POST', '/park/contents/prices/versions', admin, { edited: version, content: next });
  };

  /** The terms are those of what both tables hold now, and the settings are those of the last save. */
  async function expectFitting(prices: number) {
    const { terms, prices: list } = await contents();
    const settings = await findContent(park.store.db);
    expect([settings.policy.cancelFreeHours, list.version]).toEqual([hours, prices]);
    const ours = ourLegal('terms', legalFacts(settings, false, list.content));
    expect(terms.content.sections).toEqual(ours.sections);
  }

  test('Both saves hold, and the terms fit the last of both', async () => {
    for (const round of rounds) {
      const before = (await contents()).prices.version;
      const prices = await savePrices(round % 2 === 0 ? call : other);
      const both = await Promise.all([saveSettings(round % 2 === 0 ? other : call), prices()]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      await expectFitting(before + 1);
    }
  });

  test('A process that has not heard of the settings yet saves prices', async () => {
    await twin.parkSettings.read();
    const before = (await contents()).prices.version;
    expect((await saveSettings(call)).status).toBe(200);
    expect((await (await savePrices(other))()).status).toBe(200);
    await expectFitting(before + 1);
  });

  test('A process that has heard of neither lets the terms follow ours again', async () => {
    await Promise.all([twin.parkSettings.read(), twin.pageContents.read()]);
    const { terms } = await contents();
    const own = { ...terms.content, follows: false, sections: terms.content.sections.slice(1) };
    const url = '/park/contents/terms/versions';
    const mine = await call('POST', url, admin, { edited: terms.version, content: own });
    expect(mine.status).toBe(200);
    expect((await saveSettings(call)).status).toBe(200);
    const { prices } = await contents();
    expect((await (await savePrices(call))()).status).toBe(200);
    const again = { ...own, follows: true };
    const follow = await other('POST', url, admin, { edited: terms.version + 1, content: again });
    expect(follow.status).toBe(200);
    await expectFitting(prices.version + 1);
  });
});
