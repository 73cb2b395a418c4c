import { toGrosze } from '@cablepark/contract/money';
import { hasWeekendPrices, pricePerSlot, twoPricesOf } from '@cablepark/domain/prices/price-list';
import type { PriceGroup, PriceRow } from '@cablepark/domain/prices/prices.schema';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ParkText } from '../../park/ParkText.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './PriceTable.module.css';

interface PriceTableProps {
  group: PriceGroup;
  /** Which column applies now; null while unknown. */
  weekend: boolean | null;
  /** When the weekend column applies; null if the page says it above all tables. */
  rule: string | null;
  /** Whether each row names its VAT rate. */
  namesRates: boolean;
  /** The price of a slot, in PLN; null if weekends differ, because then a pass cannot be compared with one price. */
  slotPrice: number | null;
}

/** From this amount (PLN), two prices leave no room for a name on a phone. */
const large = 10_000;

/** One group of prices. It has two columns only if a row has two prices. */
export function PriceTable({ group: { name, rows }, weekend, rule, namesRates, slotPrice }: PriceTableProps) {
  const t = usePageTexts(infoTexts).prices;
  const hasTwo = hasWeekendPrices(rows);
  const isLarge = rows.some((row) => Math.max(row.price, row.weekendPrice ?? 0) >= large);
  const current = (isWeekend: boolean) => classes(styles.amount, weekend === isWeekend && styles.current);

  return (
    <table className={classes(styles.table, isLarge && hasTwo && styles.large)}>
      <caption className={styles.caption}>
        <ParkText text={name} />
      </caption>
      <thead className={classes(!hasTwo && styles.hiddenHead)}>
        <tr>
          <th scope="col">{t.what}</th>
          {hasTwo ? (
            <>
              <th scope="col" className={current(false)}>
                {t.weekday}
              </th>
              <th scope="col" className={current(true)}>
                {t.weekend}
              </th>
            </>
          ) : (
            <th scope="col">{t.title}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <RowName row={row} namesRate={namesRates} slotPrice={slotPrice} />
            <Amounts row={row} hasTwo={hasTwo} current={current} />
          </tr>
        ))}
      </tbody>
      {hasTwo && rule !== null && (
        <tfoot>
          <tr>
            <td colSpan={3} className={styles.rule}>
              <span>{rule}</span>
              <strong>{weekend !== null && (weekend ? t.nowWeekend : t.nowWeekday)}</strong>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface RowNameProps {
  row: PriceRow;
  namesRate: boolean;
  slotPrice: number | null;
}

function RowName({ row, namesRate, slotPrice }: RowNameProps) {
  const t = usePageTexts(infoTexts).prices;
  const { price } = useFrameTexts().common;
  const perSlot = pricePerSlot(row);
  const isCheaper = perSlot !== null && slotPrice !== null && perSlot < slotPrice;
  const remarks = [
    perSlot !== null && t.perSlot(price(toGrosze(perSlot)), isCheaper ? price(toGrosze(slotPrice)) : null),
    namesRate && (row.vat === 'exempt' ? t.rateExempt : t.rate(row.vat)),
  ].filter(Boolean);
  const hasNote = row.note.pl !== '' || row.note.en !== '';
  return (
    <th scope="row" className={styles.name}>
      <ParkText text={row.name} />
      {hasNote && (
        <span className={styles.note}>
          <ParkText text={row.note} />
        </span>
      )}
      {remarks.length > 0 && <span className={styles.note}>{remarks.join(' · ')}</span>}
    </th>
  );
}

interface AmountsProps {
  row: PriceRow;
  hasTwo: boolean;
  current: (isWeekend: boolean) => string;
}

function Amounts({ row, hasTwo, current }: AmountsProps) {
  const { price } = useFrameTexts().common;
  if (row.weekendPrice !== null) {
    const { weekday, weekend } = twoPricesOf(row);
    return (
      <>
        <td className={current(false)}>{price(toGrosze(weekday))}</td>
        <td className={current(true)}>{price(toGrosze(weekend))}</td>
      </>
    );
  }
  return (
    <td className={styles.amount} colSpan={hasTwo ? 2 : undefined}>
      {price(toGrosze(row.price))}
    </td>
  );
}
