import { inFours } from '@cablepark/domain/passes/pass-code';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { usePassTerms } from '../../../booking/usePassTerms.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { LazyQrCode } from '../../../ui/qr/LazyQrCode.tsx';
import type { OwnPass } from '../api/ownPasses.ts';
import styles from './Voucher.module.css';

interface VoucherProps {
  pass: OwnPass;
  code: string;
  /** The address where its receiver accepts it. */
  link: string;
}

/** A gift voucher on half a sheet: the pass, its code, and its link. Black on white, on paper and on screen. */
export function Voucher({ pass, code, link }: VoucherProps) {
  const t = usePageTexts(ownPassesTexts);
  const { common } = useTexts();
  const { language } = useLanguage();
  const park = usePark().name || common.siteName;
  const name = inLanguage(pass.kind.name, language);
  const { host } = new URL(link);
  return (
    <article className={styles.voucher} aria-label={t.present.voucher}>
      <header className={styles.head}>
        <p className={styles.park}>{park}</p>
        <p>{t.present.voucher}</p>
      </header>
      <svg className={styles.wave} viewBox="0 0 400 14" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 8c50-12 90 8 140 1s80-13 130-3 80 6 130-2v4c-50 8-80 8-130 0s-80-6-130 2-90-8-140 2z" />
      </svg>
      <div className={styles.body}>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <ul className={styles.terms}>
            {usePassTerms(pass).map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <p className={styles.code}>{inFours(code)}</p>
          <p className={styles.how}>{t.present.how(host)}</p>
        </div>
        <div className={styles.qr}>
          <LazyQrCode text={link} title={t.qrOf(name)} />
        </div>
      </div>
    </article>
  );
}
