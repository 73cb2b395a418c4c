import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadTexts, visitLanguage } from '../i18n/language.ts';
import { isNotLoaded } from '../lib/whyNotLoaded.ts';
import type { ServerInfo } from '../park/api/serverInfo.ts';
import { loadPages } from './lazyPage.tsx';
import { routes } from './routes.tsx';
import { Site } from './Site.tsx';
import { loadGate } from './shell/OpenGate.tsx';
import '../theme/theme.css';
import './chunks/site.ts';

declare global {
  interface Window {
    /** The park's content for this page, which public/boot.js fetches after the paint; null or undefined if that failed. */
    pageContent?: Promise<ShownContent | null | undefined>;
  }
}

void start(document.getElementById('root'));

/** Loads the visitor's language and Temporal before the first render. */
async function start(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error('The page has no root element.');
  // Evaluating React blocks the main thread: pending input events go first.
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
    // Hydrates a page that was prerendered in this language, and renders any other anew. The server renders the planner without the month or day in
    // its address, and the park may have changed the page's content meanwhile.
    const isAsMade =
      root.dataset['language'] === language &&
      !/[?&](month|day)=/.test(window.location.search) &&
      (!content || content.version === info?.contentVersion);
    if (isAsMade) {
      // Hydrates in small steps, so that the page stays responsive.
      startTransition(() => void hydrateRoot(root, site, { onCaughtError }));
    } else flushSync(() => createRoot(root, { onCaughtError }).render(site));
    // From here on React handles every click; first-taps replays the earlier ones.
    window.dispatchEvent(new Event('site-alive'));
  } catch {
    // A prerendered page works without its scripts; an empty one must show an error.
    if (root.dataset['language'] === undefined) {
      root.textContent =
        'Nie udało się wczytać strony. Odśwież ją. / The page could not be loaded. Please reload.';
    }
  }
  // public/boot.js hides a page in the wrong language until this one renders.
  delete document.documentElement.dataset['otherLanguage'];
}

/** A part that failed to load shows an error on the page, and the browser logs it in its console. */
function onCaughtError(error: unknown): void {
  // oxlint-disable-next-line no-console
  if (!isNotLoaded(error)) console.error(error);
}

/** The server data in a prerendered page. */
function toldInfo(): ServerInfo | undefined {
  const text = document.getElementById('park-info')?.textContent;
  return text ? (JSON.parse(text) as ServerInfo) : undefined;
}

/** Browsers with Temporal of their own never load the polyfill. */
async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
