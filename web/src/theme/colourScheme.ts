import { useSyncExternalStore } from 'react';

/** The storage key of the choice; public/boot.js reads it before the first paint. */
const storageKey = 'theme';

export const colourSchemes = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

const listeners = new Set<() => void>();

/** The scheme on the page, from boot.js or a later choice. */
function current(): ColourScheme {
  const value = document.documentElement.dataset['theme'];
  return colourSchemes.find((scheme) => scheme === value) ?? 'system';
}

export function setColourScheme(scheme: ColourScheme): void {
  const page = document.documentElement;
  if (scheme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Without storage the choice lasts for this visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's choice; `system` in prerendering and in the first render. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore<ColourScheme>(subscribe, current, () => 'system');
}
