import { paths } from '@cablepark/contract/paths';
import { mailLink } from '@cablepark/domain/accounts/contact';
import { isWebAddress } from '@cablepark/domain/text/web-address';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { AddHere } from '../../park/AddHere.tsx';
import { useContent } from '../../park/contents.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { sectionsOf } from '../../words/sections.ts';
import { WordsFrame } from '../../words/WordsFrame.tsx';
import { Card } from './Card.tsx';
import styles from './ContactPage.module.css';
import { OpeningHours } from './OpeningHours.tsx';
import { CallHero } from './place/CallHero.tsx';
import { heroOf } from './place/Hero.tsx';
import place from './place/LocationPage.module.css';
import { PicturedSections } from './place/PicturedSections.tsx';

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
] as const;

/** Phone, mail and social links (SPEC.md §2), if entered, and the park's text. */
export default function ContactPage() {
  const { contact: t, location } = usePageTexts(infoTexts);
  const { contact } = usePark();
  const { language } = useLanguage();
  const isHidden = useIsHidden();
  const content = useContent('contact');
  const sections = sectionsOf(content, language);
  const hero = contact.phone ? heroOf(sections) : undefined;
  const knowsAny = contact.phone || contact.email || contact.address;

  return (
    <WordsFrame shown={content}>
      {contact.phone ? <CallHero phone={contact.phone} section={hero} pictures={content.pictures} /> : null}
      <div className={styles.cards}>
        <Card title={t.hours}>
          <OpeningHours />
        </Card>
        <Written />
        {contact.address && !isHidden(paths.location) && (
          <Card title={location.address}>
            <div className={styles.place}>
              <address className={styles.address}>{contact.address}</address>
              <ButtonLink to={paths.location}>{t.where}</ButtonLink>
            </div>
          </Card>
        )}
        {!knowsAny && <p>{t.none}</p>}
      </div>
      {!knowsAny && <AddHere action="park.edit" to={paths.park} label={t.add} />}
      <PicturedSections sections={sections} pictures={content.pictures} hero={hero} />
      {!contact.address && !isHidden(paths.location) && (
        <p>
          <ButtonLink to={paths.location}>{t.where}</ButtonLink>
        </p>
      )}
    </WordsFrame>
  );
}

/** The mail, and where else the park writes: together they are as tall as the opening hours. */
function Written() {
  const t = usePageTexts(infoTexts).contact;
  const { contact } = usePark();
  const entries = networks.flatMap(([key, name]) => {
    const href = contact[key];
    return href && isWebAddress(href) ? [{ href, name }] : [];
  });
  if (!contact.email && entries.length === 0) return null;
  return (
    <Card title={contact.email ? t.write : t.follow}>
      {contact.email !== null && (
        <a className={styles.big} href={mailLink(contact.email)}>
          {contact.email}
        </a>
      )}
      {contact.email !== null && entries.length > 0 && <h2 className={place.label}>{t.follow}</h2>}
      {entries.length > 0 && (
        <ul className={styles.social}>
          {entries.map(({ href, name }) => (
            <li key={href}>
              <a className={styles.network} href={href} rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
