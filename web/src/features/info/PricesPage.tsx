import { groupPage } from '@cablepark/contract/groups/group-pages';
import { paths } from '@cablepark/contract/paths';
import { hasWeekendPrices, rowsOf, slotPriceOf, vatRatesIn } from '@cablepark/domain/prices/price-list';
import type { PriceList } from '@cablepark/domain/prices/prices.schema';
import { slotPriceAt } from '@cablepark/domain/prices/slot-days';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import { AddHere } from '../../park/AddHere.tsx';
import { useContent } from '../../park/contents.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { ParkText } from '../../park/ParkText.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useMounted } from '../../ui/useMounted.ts';
import { useNow } from '../../ui/useNow.ts';
import { PriceNow } from './PriceNow.tsx';
import styles from './PricesPage.module.css';
import { PriceTable } from './PriceTable.tsx';
import { otherRowsRule, slotRules, weekendIn } from './slotRules.ts';

/** The park's price list, and which of two prices applies now (SPEC.md §2, §9). */
export default function PricesPage() {
  const t = usePageTexts(infoTexts).prices;
  const { content: list } = useContent('prices');
  const { price } = useFrameTexts().common;
  const { zone, features, season } = usePark();
  const isHidden = useIsHidden();
  const now = useNow();
  const rows = rowsOf(list);
  const hasTwo = hasWeekendPrices(rows);
  // A prerendered page is displayed later than it was rendered.
  const isKnown = useMounted() && hasTwo;
  const days = season?.slot_days ?? null;
  const slotKind = isKnown ? slotPriceAt(now, zone, days) : null;
  const rule = otherRowsRule(list, t);
  const slot = slotPriceOf(list);
  const rules = slotRules(list, days, { t, price });
  const namesRates = useVatWord(list) === t.ratesDiffer;

  return (
    <Page title={t.title} lead={<PricesLead list={list} />}>
      {slot && <PriceNow slot={slot} kind={slotKind} rules={rules} />}
      {rows.length === 0 && (
        <div className={styles.none}>
          <p>{t.none}</p>
          {!isHidden(paths.contact) && <ButtonLink to={paths.contact}>{t.ask}</ButtonLink>}
          <AddHere action="content.edit" to={paths.pricesEditor} label={t.add} />
        </div>
      )}
      <div className={styles.groups}>
        {list.groups.map(
          (group) =>
            group.rows.length > 0 && (
              <PriceTable
                key={group.id}
                group={group}
                weekend={isKnown ? weekendIn(group, list, { now, zone, days }) : null}
                rule={rule}
                namesRates={namesRates}
                slotPrice={slot && slot.weekday === slot.weekend ? slot.weekday : null}
              />
            ),
        )}
      </div>
      {features.includes('groups') && (
        <p className={styles.toGroup}>
          <ButtonLink to={groupPage}>{t.group}</ButtonLink>
        </p>
      )}
    </Page>
  );
}

function PricesLead({ list }: { list: PriceList }) {
  const vatWord = useVatWord(list);
  return (
    <>
      <span>{vatWord}</span> <ParkText text={list.lead} />
    </>
  );
}

/** The note on all prices: with one rate, rows need not name it. */
function useVatWord(list: PriceList): string {
  const t = usePageTexts(infoTexts).prices;
  const { paysVat } = usePark().operator;
  const rates = vatRatesIn(list);
  if (!paysVat || rates.size === 0) return t.inZloty;
  if (rates.size > 1) return t.ratesDiffer;
  return rates.has('exempt') ? t.exempt : t.withVat;
}
