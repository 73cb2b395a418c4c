import { mailLink } from '@cablepark/domain/accounts/contact';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { useContent } from '../../park/contents.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { PlainSections } from '../../words/PlainSections.tsx';
import { sectionsOf } from '../../words/sections.ts';
import { WordsFrame } from '../../words/WordsFrame.tsx';
import styles from './AccessibilityPage.module.css';

/** The accessibility statement: the park's text, then the responsible contact from the park's details. */
export default function AccessibilityPage() {
  const t = usePageTexts(infoTexts).accessibility;
  const { language } = useLanguage();
  const { contact, operator, name } = usePark();
  const content = useContent('accessibility');
  const { phone, email } = contact;
  return (
    <WordsFrame shown={content}>
      <PlainSections sections={sectionsOf(content, language)} />
      <section className={styles.facts}>
        <h2>{t.who}</h2>
        <p>{[operator.name ?? name, operator.address].filter(Boolean).join('\n')}</p>
        {email && (
          <p>
            <span>{t.email}</span> <a href={mailLink(email)}>{email}</a>
          </p>
        )}
        {phone && (
          <p>
            <span>{t.phone}</span> <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </p>
        )}
      </section>
    </WordsFrame>
  );
}
