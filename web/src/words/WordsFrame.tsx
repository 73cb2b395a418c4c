import type { ShownContent } from '@cablepark/contract/contents';
import { paths } from '@cablepark/contract/paths';
import { shownLanguage } from '@cablepark/domain/pages/in-language';
import type { Bilingual } from '@cablepark/domain/pages/words.schema';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { boundWords } from '../i18n/boundWords.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { Page } from '../page/Page.tsx';
import styles from './WordsFrame.module.css';

export type WordsName = 'bar' | 'features' | 'contact' | 'location';

/** A page of the park's words under its title and lead; home where the park does not show it. */
export function WordsFrame({ shown, children }: { shown: ShownContent<WordsName>; children: ReactNode }) {
  const said = useSaid();
  const { isShown, title, lead } = shown.content;
  if (!isShown) return <Navigate to={paths.home} replace />;
  return (
    <Page title={said(title)} heading={<Said text={title} />} {...leadOf(lead)}>
      {children}
    </Page>
  );
}

/** For `Page`: the lead of a content, if there is one. */
export function leadOf(lead: Bilingual): { lead?: ReactNode } {
  return lead.pl === '' && lead.en === '' ? {} : { lead: <Said text={lead} /> };
}

/** A line of the park, marked where it stands in the other language. */
export function Said({ text }: { text: Bilingual }) {
  const { language } = useLanguage();
  const shown = shownLanguage(text, language);
  const words = boundWords(text[shown], shown);
  if (shown === language && !words.includes('\n')) return words;
  return (
    <span className={styles.said} lang={shown}>
      {words}
    </span>
  );
}

/** The same for where only a text may stand. */
export function useSaid(): (text: Bilingual) => string {
  const { language } = useLanguage();
  return (text) => {
    const shown = shownLanguage(text, language);
    return boundWords(text[shown], shown);
  };
}
