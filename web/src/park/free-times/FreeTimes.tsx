import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './FreeTimes.module.css';

/** A constant object, so that React keeps the content inside. */
const asServed = { __html: '' };

/** The next bookable times with prices, as HTML that only the server renders (docs/decisions/121). @param track 0 is the whole park */
export function FreeTimes({ track = 0 }: { track?: number }) {
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A page that the server made has them already.
    if (place.current && !place.current.firstChild) void fill(place.current, `of=${track}&lang=${language}`);
  }, [track, language]);
  return (
    <div
      key={language}
      ref={place}
      className={styles.times}
      data-free-times={track}
      dangerouslySetInnerHTML={asServed}
      suppressHydrationWarning
    />
  );
}

/** Leaves the placeholder empty if nothing is returned. */
async function fill(place: HTMLElement, question: string): Promise<void> {
  const answer = await fetch(`/free-times?${question}`).catch(() => null);
  if (!answer?.ok) return;
  const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
  place.replaceChildren(...body.childNodes);
}
