import type { Bilingual } from '@cablepark/domain/words/words.schema';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../texts.ts';
import styles from './Content.module.css';
import { isBilingual } from './missing.ts';

/** The texts of a version in the reader's language: a preview for any content. */
export function VersionTexts({ content }: { content: unknown }) {
  const { noTexts } = useStaffTexts().content.history;
  const { language } = useLanguage();
  const texts = bilingualIn(content)
    .map((text) => text[language] || text.pl || text.en)
    .filter(Boolean);
  if (texts.length === 0) return <p>{noTexts}</p>;
  return (
    <div className={styles.texts}>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}

function bilingualIn(part: unknown): Bilingual[] {
  if (typeof part !== 'object' || part === null) return [];
  return isBilingual(part) ? [part] : Object.values(part).flatMap(bilingualIn);
}
