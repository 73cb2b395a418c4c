import { type DeskItem, deskItemsOf } from '@cablepark/domain/prices/price-list';
import type { PriceList } from '@cablepark/domain/prices/prices.schema';
import { useQuery } from '@tanstack/react-query';
import { useContents } from '../../../park/contents.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useNow } from '../../../ui/useNow.ts';

const none: readonly DeskItem[] = [];

/** Loads the price list if the server takes bills. */
export function useDeskPriceQuery() {
  const { features } = usePark();
  const contents = useContents();
  return useQuery({
    queryKey: ['price list of the desk'],
    queryFn: () => contents.read('prices'),
    enabled: features.includes('bills'),
  });
}

/** The price list. Null until it is loaded, so that paying never waits for it. */
export function useDeskPrices(): PriceList | null {
  return useDeskPriceQuery().data?.content ?? null;
}

/** What the park marked for the desk, at today's prices. */
export function useDeskItems(): readonly DeskItem[] {
  const { zone } = usePark();
  const now = useNow();
  const prices = useDeskPrices();
  return prices ? deskItemsOf(prices, now, zone) : none;
}
