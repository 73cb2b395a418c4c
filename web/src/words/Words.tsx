import type { Language } from '@cablepark/domain/time/display';
import type { Block, Inline } from '@cablepark/domain/words/blocks';
import { pathOfLink } from '@cablepark/domain/words/link-target';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { boundWords } from '../i18n/boundWords.ts';
import { useIsHidden } from '../park/useIsHidden.ts';
import type { Elements } from '../ui/elements.ts';
import styles from './Words.module.css';

/** A text of the park with paragraphs, lists, links and bold words. @param language of the text */
export function Words({ blocks, language }: { blocks: readonly Block[]; language: Language }) {
  return (
    // Its text nodes are siblings of links (scripts/lone-texts.mjs), so a change remounts the whole: spans would make our terms too large.
    <div key={language + JSON.stringify(blocks)} className={styles.words} lang={language}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts, and changes as a whole.
        <BlockOf key={index} block={block} language={language} />
      ))}
    </div>
  );
}

function BlockOf({ block, language }: { block: Block; language: Language }): Elements {
  if (block.kind === 'paragraph') return <p>{inlines(block.of, language)}</p>;
  const List = block.kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List className={styles[block.kind]}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index}>
          {item.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <BlockOf key={place} block={each} language={language} />
          ))}
        </li>
      ))}
    </List>
  );
}

function inlines(parts: readonly Inline[], language: Language): ReactNode[] {
  return parts.map((part, index) => {
    if (typeof part === 'string') return boundWords(part, language);
    if ('break' in part) return <br key={index} />;
    if ('bold' in part) return <strong key={index}>{inlines(part.bold, language)}</strong>;
    return (
      <LinkOf key={index} to={part.to}>
        {inlines(part.of, language)}
      </LinkOf>
    );
  });
}

/** A link to a hidden page renders as text. */
function LinkOf({ to, children }: { to: string; children: ReactNode }) {
  const isHidden = useIsHidden();
  const path = pathOfLink(to);
  if (path === null) {
    return (
      <a href={to} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return isHidden(path) ? <span>{children}</span> : <Link to={to}>{children}</Link>;
}
