import { toGrosze } from '@cablepark/contract/money';
import { paths } from '@cablepark/contract/paths';
import { priceAt } from '@cablepark/domain/park/prices';
import { isWeekendPriced } from '@cablepark/domain/time/park-time';
import { infoTexts } from '../../i18n/info.texts.ts';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { useMounted } from '../../ui/useMounted.ts';
import { useNow } from '../../ui/useNow.ts';
import styles from './PricesPage.module.css';
import { PriceTable } from './PriceTable.tsx';
import { groupNames } from './priceRows.ts';

/** Every price in PLN, including VAT where the park pays it, and which of the two applies at this moment (SPEC.md §2, §9). */
export default function PricesPage() {
  const t = usePageTexts(infoTexts).prices;
  const { price } = useFrameTexts().common;
  const { prices, zone, operator } = usePark();
  const now = useNow();
  // Prerendered pages are read at another moment than they were made.
  const weekend = useMounted() ? isWeekendPriced(now, zone) : null;

  return (
    <Page title={t.title} lead={operator.paysVat ? t.lead : t.leadWithoutVat}>
      <section className={styles.now} aria-label={t.now}>
        <ClockIcon className={styles.clock} />
        <div>
          <p className={styles.which}>
            {weekend === null ? t.rule : weekend ? t.nowWeekend : t.nowWeekday}
            {weekend !== null && (
              <span className={styles.amounts}>
                {t.nowSlot(price(toGrosze(priceAt(prices.slot, now, zone))))} ·{' '}
                {t.nowCable(price(toGrosze(priceAt(prices.cableHour, now, zone))))}
              </span>
            )}
          </p>
          <p className={styles.rule}>{weekend !== null && t.rule}</p>
        </div>
        <ButtonLink variant="sun" to={paths.planner}>
          {t.book}
        </ButtonLink>
      </section>
      <div className={styles.groups}>
        {groupNames.map((group) => (
          <PriceTable key={group} group={group} weekend={weekend} />
        ))}
      </div>
    </Page>
  );
}
