import { payPassPath } from '@cablepark/contract/payments/checkouts';
import { isOnSale, type PassKind, passKindsOf } from '@cablepark/domain/passes/pass-kind';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useTermsOnSale } from '../../../booking/usePassTerms.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { payTexts } from '../../../i18n/pages/pay.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { useContent } from '../../../park/contents.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useNow } from '../../../ui/useNow.ts';
import styles from './Passes.module.css';

/** The passes for sale, if the park takes online payments. */
export function BuyPass() {
  const t = usePageTexts(payTexts);
  const { zone } = usePark();
  const now = useNow(60_000);
  const kinds = passKindsOf(useContent('prices').content).filter((kind) => isOnSale(kind, now, zone));
  if (kinds.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t.buy}</h2>
      <p className={styles.soft}>{t.buyHint}</p>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <Kind key={kind.row} kind={kind} />
        ))}
      </ul>
    </section>
  );
}

/** One kind of pass: its price and its terms. */
function Kind({ kind }: { kind: PassKind }) {
  const t = usePageTexts(payTexts);
  const { common } = useTexts();
  const { language } = useLanguage();
  const name = inLanguage(kind.name, language);
  return (
    <li className={styles.line}>
      <span>
        <span>{name}</span>
        <span className={styles.soft}>{common.price(kind.price)}</span>
        <span className={styles.fine}>{useTermsOnSale(kind)}</span>
      </span>
      <ButtonLink to={payPassPath(kind.row)} aria-label={t.buyOne(name)}>
        {t.buyShort}
      </ButtonLink>
    </li>
  );
}
