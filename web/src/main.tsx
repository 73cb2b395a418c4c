import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadTexts, storedLanguage } from './i18n/language.ts';
import { Site } from './Site.tsx';
import './theme/theme.css';

void start(document.getElementById('root'));

/** The first paint already speaks the visitor's language and can reckon with time. */
async function start(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error('The page has no root element.');
  const language = storedLanguage();
  try {
    const [texts] = await Promise.all([loadTexts(language), ensureTemporal()]);
    document.documentElement.lang = language;
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <Site language={language} texts={texts} />
        </BrowserRouter>
      </StrictMode>,
    );
  } catch {
    // Without texts there is no page to say this in the visitor's language.
    root.textContent =
      'Nie udało się wczytać strony. Odśwież ją. / The page could not be loaded. Please reload.';
  }
}

/** Browsers with Temporal of their own never load the stand-in. */
async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
