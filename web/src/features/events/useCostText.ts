import type { EventPlaces } from '@cablepark/domain/events/places';
import { useTexts } from '../../i18n/LanguageProvider.tsx';

/** What a place costs: `55 zł`, or `55 zł – 70 zł` if places differ; null for an event without places. */
export function useCostText(): (places: Pick<EventPlaces, 'price' | 'highestPrice'>) => string | null {
  const { common } = useTexts();
  return ({ price, highestPrice }) => {
    if (price === null || highestPrice === null) return null;
    return price === highestPrice
      ? common.price(price)
      : `${common.price(price)} – ${common.price(highestPrice)}`;
  };
}
