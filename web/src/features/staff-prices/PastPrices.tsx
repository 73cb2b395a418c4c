import type { PriceList } from '@cablepark/domain/prices/prices.schema';
import { ParkText } from '../../park/ParkText.tsx';
import styles from './Prices.module.css';
import { usePriceText } from './usePriceText.ts';

/** An earlier version of the list, in short. */
export function PastPrices({ list }: { list: PriceList }) {
  const priceText = usePriceText();
  return (
    <div className={styles.past}>
      <p>
        <ParkText text={list.lead} />
      </p>
      {list.groups.map((group) => (
        <section key={group.id}>
          <h4>
            <ParkText text={group.name} />
          </h4>
          <dl>
            {group.rows.map((row) => (
              <div key={row.id} className={styles.pastRow}>
                <dt>
                  <ParkText text={row.name} />
                </dt>
                <dd>{priceText(row)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
