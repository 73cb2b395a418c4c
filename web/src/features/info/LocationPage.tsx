import { paths } from '@cablepark/contract/paths';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { AddHere } from '../../park/AddHere.tsx';
import { useContent } from '../../park/contents.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { isOurs } from '../../pictures/ParkPicture.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { sectionsOf } from '../../words/sections.ts';
import { WordsFrame } from '../../words/WordsFrame.tsx';
import { mapLink, routeLink } from './map.ts';
import { Hero, heroOf } from './place/Hero.tsx';
import styles from './place/LocationPage.module.css';
import { ParkMap } from './place/ParkMap.tsx';
import { PicturedSections } from './place/PicturedSections.tsx';

/**
 * Directions: the park's own first picture, or ours; the address, the park's text on driving and parking, and the embedded map.
 * Until the visitor consents, a request, the address and a map link replace the map (SPEC.md §2).
 */
export default function LocationPage() {
  const { language } = useLanguage();
  const content = useContent('location');
  const sections = sectionsOf(content, language);
  const first = heroOf(sections);
  // Our small pictures would be blurred at this width.
  const hero = first?.picture && !isOurs(first.picture) ? first : undefined;

  return (
    <WordsFrame shown={content}>
      <Hero section={hero} pictures={content.pictures} ours="bilevel">
        <Place />
      </Hero>
      <PicturedSections sections={sections} pictures={content.pictures} hero={hero} />
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
