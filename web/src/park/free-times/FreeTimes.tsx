import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './FreeTimes.module.css';

/** Always the same object: React leaves what stands inside as it is. */
const asServed = { __html: '' };

/** The next times that can be booked, with prices, as HTML that only the server makes (docs/decisions/121). @param track 0 is the whole park */
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

/** Leaves the place empty where nothing comes. */
async function fill(place: HTMLElement, question: string): Promise<void> {
  const answer = await fetch(`/free-times?${question}`).catch(() => null);
  if (!answer?.ok) return;
  const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
  place.replaceChildren(...body.childNodes);
}
