import { toGrosze } from '@cablepark/contract/money';
import type { PriceRow } from '@cablepark/domain/prices/prices.schema';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';

/** A row's one price, or both, even while typing. */
export function usePriceText(): (row: PriceRow) => string {
  const t = useStaffTexts().prices;
  const { price } = useTexts().common;
  const priceText = (pln: number) => (Number.isNaN(pln) ? t.noPrice : price(toGrosze(pln)));
  return ({ price: weekday, weekendPrice }) =>
    weekendPrice === null ? priceText(weekday) : t.twoPrices(priceText(weekday), priceText(weekendPrice));
}
