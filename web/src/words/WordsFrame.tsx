import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import { paths } from '@cablepark/contract/paths';
import type { Bilingual } from '@cablepark/domain/words/words.schema';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { Page } from '../page/Page.tsx';
import { OwnText, ownText } from '../park/OwnText.tsx';
import type { Elements } from '../ui/elements.ts';
import styles from './WordsFrame.module.css';

export type WordsName = 'bar' | 'features' | 'contact' | 'location' | 'accessibility';

/** A text page of the park with its title and lead; redirects to home if it is hidden. */
export function WordsFrame({ shown, children }: { shown: ShownContent<WordsName>; children: Elements }) {
  const { language } = useLanguage();
  const { isShown, title, lead } = shown.content;
  if (!isShown) return <Navigate to={paths.home} replace />;
  return (
    <Page title={ownText(title, language)} heading={<OwnText text={title} />} {...leadOf(lead)}>
      {children}
    </Page>
  );
}

/** For `Page`: the lead of a content with its line breaks, if any. */
export function leadOf(text: Bilingual): { lead?: ReactNode } {
  return text.pl === '' && text.en === ''
    ? {}
    : {
        lead: (
          <span className={styles.lines}>
            <OwnText text={text} />
          </span>
        ),
      };
}
