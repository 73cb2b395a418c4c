import { paths } from '@cablepark/contract/paths';
import { setConsent, useConsent } from '../../consent/consentStore.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { AddHere } from '../../park/AddHere.tsx';
import { useContent } from '../../park/contents.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { ParkPicture } from '../../pictures/ParkPicture.tsx';
import { Picture } from '../../pictures/Picture.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SectionHeading } from '../../words/PlainSections.tsx';
import { sectionsOf } from '../../words/sections.ts';
import { Words } from '../../words/Words.tsx';
import { WordsFrame } from '../../words/WordsFrame.tsx';
import { mapFrame, mapLink, routeLink } from './map.ts';
import { Hero, heroSizes } from './place/Hero.tsx';
import styles from './place/LocationPage.module.css';

const sectionSizes = '(width >= 60rem) 22rem, 92vw';

/**
 * The way to the park: its first picture, else ours; the address, the park's own words on driving and parking, and the embedded map only after
 * consent, with a consent request, the address and a map link before (SPEC.md §2).
 */
export default function LocationPage() {
  const { language } = useLanguage();
  const content = useContent('location');
  const sections = sectionsOf(content, language);
  const first = sections.find(({ picture }) => picture !== null);

  return (
    <WordsFrame shown={content}>
      <Hero
        picture={
          first ? (
            <ParkPicture pictures={content.pictures} name={first.picture} sizes={heroSizes} eager />
          ) : (
            <Picture name="bilevel" alt="" sizes={heroSizes} eager />
          )
        }
      >
        <Place />
      </Hero>
      {sections.length > 0 && (
        <div className={styles.sections}>
          {sections.map((section) => (
            <section key={section.index} className={styles.section}>
              {section !== first && (
                <ParkPicture pictures={content.pictures} name={section.picture} sizes={sectionSizes} />
              )}
              <div className={styles.words}>
                <SectionHeading section={section} />
                <Words blocks={section.blocks} language={section.language} />
              </div>
            </section>
          ))}
        </div>
      )}
      <ParkMap />
    </WordsFrame>
  );
}

/** The postal address, and the ways to go there. */
function Place() {
  const t = usePageTexts(infoTexts).location;
  const { contact } = usePark();
  const isHidden = useIsHidden();
  const [map, route] = [mapLink(contact), routeLink(contact)];
  return (
    <>
      <h2 className={styles.label}>{t.address}</h2>
      {contact.address ? (
        <address className={styles.address}>{contact.address}</address>
      ) : (
        <>
          <p className={styles.address}>{t.noAddress}</p>
          <AddHere action="park.edit" to={paths.park} label={t.add} />
        </>
      )}
      <p className={styles.ways}>
        {route && (
          <a href={route} className={styles.route} rel="noopener noreferrer">
            {t.route}
          </a>
        )}
        {map && (
          <a href={map} className={styles.link} rel="noopener noreferrer">
            {t.openMap}
          </a>
        )}
        {!isHidden(paths.contact) && <ButtonLink to={paths.contact}>{t.contact}</ButtonLink>}
      </p>
    </>
  );
}

function ParkMap() {
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
