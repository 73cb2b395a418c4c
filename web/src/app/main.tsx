import type { ShownContent } from '@cablepark/contract/park/contents';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadTexts, visitLanguage } from '../i18n/language.ts';
import type { ServerInfo } from '../park/api/serverInfo.ts';
import { loadPages } from './lazyPage.tsx';
import { routes } from './routes.tsx';
import { Site } from './Site.tsx';
import { loadGate } from './shell/OpenGate.tsx';
import '../theme/theme.css';
import './chunks/site.ts';

declare global {
  interface Window {
    /** What the park has written for this page, which public/boot.js fetches after the paint; nothing where that failed. */
    pageContent?: Promise<ShownContent | null | undefined>;
  }
}

void start(document.getElementById('root'));

/** The first paint already speaks the visitor's language and can reckon with time. */
async function start(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error('The page has no root element.');
  // Setting React up has taken its time: whatever the visitor did meanwhile goes first.
  await new Promise((goOn) => setTimeout(goOn));
  const language = visitLanguage();
  const info = toldInfo();
  try {
    const [texts, content] = await Promise.all([
      loadTexts(language),
      window.pageContent,
      loadPages(routes, window.location.pathname, language),
      loadGate(info?.park?.opening?.isOpen, language),
      ensureTemporal(),
    ]);
    document.documentElement.lang = language;
    const site = (
      <StrictMode>
        <BrowserRouter>
          <Site
            language={language}
            texts={texts}
            info={content ? { ...info, shownContent: content } : info}
          />
        </BrowserRouter>
      </StrictMode>
    );
    // A page that was prerendered in this language comes to life as it stands; else it is made anew. So is the planner with a
    // month or a day in its address: the server makes it as it is without; and a page that the park has rewritten meanwhile.
    const isAsMade =
      root.dataset['language'] === language &&
      !/[?&](month|day)=/.test(window.location.search) &&
      (!content || content.version === info?.contentVersion);
    if (isAsMade) {
      // In small steps, so that the page stays at the visitor's hand meanwhile.
      startTransition(() => void hydrateRoot(root, site));
    } else flushSync(() => createRoot(root).render(site));
    // From now on React hears every press; first-taps repeats what the visitor pressed before.
    window.dispatchEvent(new Event('site-alive'));
  } catch {
    // A prerendered page still reads and links without its scripts; an empty one must say what happened.
    if (root.dataset['language'] === undefined) {
      root.textContent =
        'Nie udało się wczytać strony. Odśwież ją. / The page could not be loaded. Please reload.';
    }
  }
  // public/boot.js hides a page in the wrong language until the right one is there.
  delete document.documentElement.dataset['otherLanguage'];
}

/** What the server wrote into a prerendered page. */
function toldInfo(): ServerInfo | undefined {
  const text = document.getElementById('park-info')?.textContent;
  return text ? (JSON.parse(text) as ServerInfo) : undefined;
}

/** Browsers with Temporal of their own never load the stand-in. */
async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
