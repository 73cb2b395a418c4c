import { type DeskItem, wantedItemsOf } from '@cablepark/domain/prices/price-list';
import type { PriceList } from '@cablepark/domain/prices/prices.schema';
import { useEffect, useState } from 'react';
import { useContents } from '../../park/contents.ts';
import { usePark } from '../../park/ParkProvider.tsx';

const none: readonly DeskItem[] = [];

/**
 * The gear that the park offers at booking, at current prices; empty while it loads and after an error.
 * Questions are outside of the query client, so this is not a query.
 */
export function useWantedItems(at: Temporal.Instant): readonly DeskItem[] {
  const { zone, features } = usePark();
  const contents = useContents();
  const [prices, setPrices] = useState<PriceList | null>(null);
  const isOffered = features.includes('gear');
  useEffect(() => {
    let isGone = false;
    if (isOffered)
      void contents.read('prices').then(
        ({ content }) => isGone || setPrices(content),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [contents, isOffered]);
  return prices ? wantedItemsOf(prices, at, zone) : none;
}
