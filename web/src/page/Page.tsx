import { type ReactNode, useEffect } from 'react';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { siteTitle } from '../park/siteTitle.ts';
import { classes } from '../ui/classes.ts';
import type { Elements } from '../ui/elements.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** The heading and, with the park's name, the title of the browser's tab. */
  title: string;
  /** A heading other than the title; `null` if the page has its own `<h1>`. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** `text` for reading and forms, `wide` for lists, `full` to the edges (the page sets its own gutters). */
  width?: 'text' | 'wide' | 'full';
  children?: Elements;
}

/** The layout of every page inside `<main>`: title, heading, width. */
export function Page({ title, heading = title, lead, width = 'wide', children }: PageProps) {
  const ownName = useFrameTexts().common.siteName;
  const park = usePark();
  useEffect(() => {
    document.title = siteTitle(title, park, ownName);
  }, [title, park, ownName]);

  useEffect(() => {
    // The page is hydrated: src/app/first-taps replays earlier clicks.
    window.dispatchEvent(new Event('page-alive'));
  }, []);

  return (
    <div className={classes(styles.page, styles[width])}>
      {heading !== null && (
        <header className={styles.head}>
          <h1>{heading}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
      )}
      {children}
    </div>
  );
}
