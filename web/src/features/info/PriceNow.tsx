import { toGrosze } from '@cablepark/contract/money';
import { paths } from '@cablepark/contract/paths';
import { priceAt, type TwoPrices } from '@cablepark/domain/prices/price-list';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/pageIcons.tsx';
import styles from './PricesPage.module.css';

interface PriceNowProps {
  slot: TwoPrices;
  /** Whether any row of the list has two prices. */
  hasTwo: boolean;
  /** Which one applies; null while unknown. */
  weekend: boolean | null;
  now: Temporal.Instant;
}

/** The current price of a slot, and a link to book one. */
export function PriceNow({ slot, hasTwo, weekend, now }: PriceNowProps) {
  const t = usePageTexts(infoTexts).prices;
  const { price } = useFrameTexts().common;
  const { zone } = usePark();
  const amount = price(toGrosze(priceAt(slot, now, zone)));
  return (
    <section className={styles.now} aria-label={t.now}>
      <ClockIcon className={styles.clock} />
      {hasTwo ? (
        <div>
          <p className={styles.which}>
            <span>{weekend === null ? t.rule : weekend ? t.nowWeekend : t.nowWeekday}</span>
            {weekend !== null && <span className={styles.amounts}>{t.nowSlot(amount)}</span>}
          </p>
          <p className={styles.rule}>{weekend !== null && t.rule}</p>
        </div>
      ) : (
        <p className={styles.only}>{t.slot(amount)}</p>
      )}
      <ButtonLink variant="sun" to={paths.planner}>
        {t.book}
      </ButtonLink>
    </section>
  );
}
