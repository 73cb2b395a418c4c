import { shownLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { ownText } from '../park/OwnText.tsx';
import styles from './PlainSections.module.css';
import type { ShownSection } from './sections.ts';
import { Words } from './Words.tsx';

/** Sections one below the other. */
export function PlainSections({ sections }: { sections: readonly ShownSection[] }) {
  return sections.map((section) => (
    <section key={section.index} className={styles.section}>
      <SectionHeading section={section} />
      <Words blocks={section.blocks} language={section.language} />
    </section>
  ));
}

export function SectionHeading({ section: { heading } }: { section: ShownSection }) {
  const { language } = useLanguage();
  if (heading.pl === '' && heading.en === '') return null;
  const headingLanguage = shownLanguage(heading, language);
  return (
    <h2 lang={headingLanguage === language ? undefined : headingLanguage}>{ownText(heading, language)}</h2>
  );
}
