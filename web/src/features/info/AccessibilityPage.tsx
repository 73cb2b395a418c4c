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
import { Card } from './Card.tsx';

/** The accessibility statement: the park's text, and the responsible contact from the park's details. */
export default function AccessibilityPage() {
  const { language } = useLanguage();
  const content = useContent('accessibility');
  return (
    <WordsFrame shown={content}>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <PlainSections sections={sectionsOf(content, language)} />
        </div>
        <Responsible />
      </div>
    </WordsFrame>
  );
}

function Responsible() {
  const t = usePageTexts(infoTexts).accessibility;
  const { contact, operator, name } = usePark();
  const { phone, email } = contact;
  return (
    <Card title={t.who}>
      <p className={styles.address}>{[operator.name ?? name, operator.address].filter(Boolean).join('\n')}</p>
      {email !== null && (
        <p>
          <span>{t.email}</span> <a href={mailLink(email)}>{email}</a>
        </p>
      )}
      {phone !== null && (
        <p>
          <span>{t.phone}</span> <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
    </Card>
  );
}
