import { defaultPrices } from '@cablepark/domain/prices/default-prices';
import type { HireUnit } from '@cablepark/domain/prices/prices.schema';
import type { AppContext } from '../../src/context.ts';
import { insertVersion } from '../../src/modules/site/content/index.ts';

/** From now on a whole track is for hire: the row `track`, in PLN. */
export async function offerHire(park: AppContext, per: HireUnit, price: number): Promise<void> {
  const track = {
    id: 'track',
    name: { pl: 'Cały tor', en: 'Whole track' },
    note: { pl: '', en: '' },
    price,
    weekendPrice: null,
    vat: '23' as const,
    role: 'plain' as const,
    slots: null,
    hire: per,
  };
  const group = { id: 'hire', name: { pl: 'Wynajem', en: 'Hire' }, rows: [track] };
  park.pageContents.forget();
  await insertVersion(park.store.db, {
    name: 'prices',
    version: (await park.pageContents.read()).prices.version + 1,
    content: { ...defaultPrices, groups: [...defaultPrices.groups, group] },
    created_at: park.clock.now().epochMilliseconds,
    created_by: null,
  });
  park.pageContents.forget();
}
