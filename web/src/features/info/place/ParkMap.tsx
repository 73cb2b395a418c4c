import { setConsent, useConsent } from '../../../consent/consentStore.ts';
import { infoTexts } from '../../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { Button } from '../../../ui/Button.tsx';
import { mapFrame } from '../map.ts';
import styles from './ParkMap.module.css';

/** The embedded map after consent, and the request for it before (SPEC.md §2). */
export function ParkMap() {
  const t = usePageTexts(infoTexts).location;
  const { contact, analyticsId } = usePark();
  const consent = useConsent();
  if (!contact.map) return null;
  if (consent === 'accepted') {
    return (
      <iframe
        className={styles.frame}
        src={mapFrame}
        title={t.mapTitle}
        sandbox="allow-scripts allow-popups"
      />
    );
  }
  return (
    <div className={styles.request}>
      <h2>{t.consentTitle}</h2>
      <p>{`${t.consentText} ${analyticsId !== null ? t.consentAlsoCounts : ''}`}</p>
      <Button onClick={() => setConsent('accepted')}>{t.accept}</Button>
    </div>
  );
}
