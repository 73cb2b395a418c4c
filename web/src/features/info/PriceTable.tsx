import { toGrosze } from '@cablepark/contract/money';
import { infoTexts } from '../../i18n/info.texts.ts';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './PriceTable.module.css';
import { isTwoPrices, type PriceGroup, type PriceKey, priceGroups, pricePerRide } from './priceRows.ts';

interface PriceTableProps {
  group: PriceGroup;
  /** Which column applies now; null while that is not known. */
  weekend: boolean | null;
}

/** One group of prices. Only groups with two prices of anything have two columns. */
export function PriceTable({ group, weekend }: PriceTableProps) {
  const t = usePageTexts(infoTexts).prices;
  const { prices } = usePark();
  const keys = priceGroups[group];
  const hasTwo = keys.some((key) => isTwoPrices(prices[key]));
  const current = (isWeekend: boolean) => classes(styles.amount, weekend === isWeekend && styles.current);

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t.groups[group]}</caption>
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
        {keys.map((key) => (
          <tr key={key}>
            <ItemName item={key} />
            <Amounts item={key} hasTwo={hasTwo} current={current} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ItemName({ item }: { item: PriceKey }) {
  const t = usePageTexts(infoTexts).prices;
  const { price } = useFrameTexts().common;
  const perRide = pricePerRide(usePark().prices, item);
  const [name, note] = t.items[item] ?? [item, ''];
  const remark = perRide === null ? note : t.perRide(price(toGrosze(perRide)));
  return (
    <th scope="row" className={styles.name}>
      {name}
      {remark && <span className={styles.note}>{remark}</span>}
    </th>
  );
}

function Amounts(props: { item: PriceKey; hasTwo: boolean; current: (isWeekend: boolean) => string }) {
  const { price } = useFrameTexts().common;
  const amount = usePark().prices[props.item];
  if (isTwoPrices(amount)) {
    return (
      <>
        <td className={props.current(false)}>{price(toGrosze(amount.weekday))}</td>
        <td className={props.current(true)}>{price(toGrosze(amount.weekend))}</td>
      </>
    );
  }
  return (
    <td className={styles.amount} colSpan={props.hasTwo ? 2 : undefined}>
      {price(toGrosze(amount))}
    </td>
  );
}
