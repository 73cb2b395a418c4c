import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import { paths } from '@cablepark/contract/paths';
import type { LegalName } from '@cablepark/domain/legal/our-legal';
import type { Language } from '@cablepark/domain/time/display';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import { OwnText, ownText } from '../../park/OwnText.tsx';
import type { Elements } from '../../ui/elements.ts';
import { PlainSections } from '../../words/PlainSections.tsx';
import { sectionsOf } from '../../words/sections.ts';
import { leadOf } from '../../words/WordsFrame.tsx';
import styles from './LegalText.module.css';
import { legalTexts } from './legal.texts.ts';

export const legalPath: Record<LegalName, string> = { terms: paths.terms, privacy: paths.privacy };

interface LegalTextProps {
  shown: ShownContent<LegalName>;
  /** Above the text. */
  children?: Elements;
}

/** A version of the terms or of the privacy policy: its number, its first day in force, and a link to the previous one. */
export function LegalText({ shown, children }: LegalTextProps) {
  const t = usePageTexts(legalTexts);
  const { language } = useLanguage();
  const { name, version, content } = shown;
  return (
    <Page
      title={ownText(content.title, language)}
      heading={<OwnText text={content.title} />}
      {...leadOf(content.lead)}
      width="text"
    >
      {children}
      <PlainSections sections={sectionsOf(shown, language)} />
      {version > 0 && (
        <p className={styles.version}>
          <span>
            {[
              t.version(version),
              content.inForceFrom && t.inForceFrom(dayText(content.inForceFrom, language)),
            ]
              .filter(Boolean)
              .join(' ')}
          </span>{' '}
          {version > 1 && <Link to={`${legalPath[name]}?version=${version - 1}`}>{t.previous}</Link>}
        </p>
      )}
    </Page>
  );
}

const locales: Record<Language, string> = { pl: 'pl-PL', en: 'en-GB' };

/** @param day of the park's calendar, in wire format */
function dayText(day: string, language: Language): string {
  const form = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return form.format(Temporal.Instant.from(`${day}T12:00:00Z`).epochMilliseconds);
}
