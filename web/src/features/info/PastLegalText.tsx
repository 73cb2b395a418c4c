import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { LegalName } from '@cablepark/domain/legal/our-legal';
import { Link } from 'react-router';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { useLegalVersion } from '../../park/contents.ts';
import styles from './LegalText.module.css';
import { LegalText, legalPath } from './LegalText.tsx';
import { legalTexts } from './legal.texts.ts';

/** A version that is no longer in force, with a notice; the current one if it does not exist. */
export function PastLegalText({ standing, version }: { standing: ShownContent<LegalName>; version: number }) {
  const t = usePageTexts(legalTexts);
  const past = useLegalVersion(standing.name, version);
  return (
    <LegalText shown={past ?? standing}>
      <p className={styles.past}>
        {past ? (
          <>
            <span>{t.past(version)}</span> <Link to={legalPath[standing.name]}>{t.current}</Link>
          </>
        ) : (
          t.notFound
        )}
      </p>
    </LegalText>
  );
}
