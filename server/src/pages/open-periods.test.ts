import { defaultContent } from '@cablepark/domain/park/content';
import { describe, expect, test } from 'vitest';
import { engines } from '../../test/support/engines.ts';
import { openSeasonFixture, smallSeason } from '../../test/support/season-fixture.ts';
import { readOpenPeriods } from './open-periods.ts';

describe.each(engines)('The hours that search engines read, on $name', (engine) => {
  test('are those of the season by its days, or the week that the park has typed', async () => {
    const fixture = await openSeasonFixture(engine);
    const { park } = fixture;
    const season = smallSeason();
    await fixture.change(season);
    const read = (isFromSeason: boolean) => {
      const content = { ...defaultContent, hours: { ...defaultContent.hours, isFromSeason } };
      return readOpenPeriods({ ...park, parkSettings: { read: async () => content, forget() {} } });
    };
    const [plan] = season.plans;
    expect(await read(true)).toMatchObject([
      { firstDay: plan?.firstDay, lastDay: plan?.lastDay, week: plan?.week },
    ]);
    expect(await read(false)).toBeNull();
  });
});
