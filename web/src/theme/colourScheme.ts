import { useSyncExternalStore } from 'react';

/** Where the browser remembers the choice; public/boot.js reads it before the first paint. */
const storageKey = 'theme';

export const colourSchemes = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

const listeners = new Set<() => void>();

/** What boot.js and later choices have put on the page. */
function current(): ColourScheme {
  const chosen = document.documentElement.dataset['theme'];
  return colourSchemes.find((scheme) => scheme === chosen) ?? 'system';
}

export function setColourScheme(scheme: ColourScheme): void {
  const page = document.documentElement;
  if (scheme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // A browser that forbids storage still switches for this visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's choice; `system` while prerendering and in the first render. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore<ColourScheme>(subscribe, current, () => 'system');
}
