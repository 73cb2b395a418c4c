import { paths } from '@cablepark/contract/paths';
import { setConsent, useConsent } from '../../consent/consentStore.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { AddHere } from '../../park/AddHere.tsx';
import { useContent } from '../../park/contents.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PlainSections } from '../../words/PlainSections.tsx';
import { sectionsOf } from '../../words/sections.ts';
import { WordsFrame } from '../../words/WordsFrame.tsx';
import styles from './LocationPage.module.css';
import { mapFrame, mapLink } from './map.ts';

/** The embedded map only after consent; otherwise a consent request, the address and a map link (SPEC.md §2). */
export default function LocationPage() {
  const t = usePageTexts(infoTexts).location;
  const { contact, analyticsId } = usePark();
  const consent = useConsent();
  const { language } = useLanguage();
  const isHidden = useIsHidden();
  const content = useContent('location');
  const link = mapLink(contact);

  return (
    <WordsFrame shown={content}>
      <div className={styles.place}>
        <section>
          <h2>{t.address}</h2>
          {contact.address ? (
            <address className={styles.address}>{contact.address}</address>
          ) : (
            <>
              <p className={styles.address}>{t.noAddress}</p>
              <AddHere action="park.edit" to={paths.park} label={t.add} />
            </>
          )}
          <p className={styles.ways}>
            {link && (
              <a href={link} className={styles.link} rel="noopener noreferrer">
                {t.openMap}
              </a>
            )}
            {!isHidden(paths.contact) && <ButtonLink to={paths.contact}>{t.contact}</ButtonLink>}
          </p>
        </section>
        {contact.map && (
          <div className={styles.map}>
            {consent === 'accepted' ? (
              <iframe
                className={styles.frame}
                src={mapFrame}
                title={t.mapTitle}
                sandbox="allow-scripts allow-popups"
              />
            ) : (
              <div className={styles.request}>
                <h2>{t.consentTitle}</h2>
                <p>{`${t.consentText} ${analyticsId !== null ? t.consentAlsoCounts : ''}`}</p>
                <Button variant="primary" onClick={() => setConsent('accepted')}>
                  {t.accept}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      <PlainSections sections={sectionsOf(content, language)} />
    </WordsFrame>
  );
}
