import { useSyncExternalStore } from 'react';
import { type Consent, consentStorageKey, readConsent, writeConsent } from './consent.ts';

const listeners = new Set<() => void>();
/** `asked`: the visitor wants to change the answer, on whatever page. */
type Asked = Consent | 'asked';

/** Also for browsers that forbid storage: the answer lasts for this visit. */
let heldHere: Asked | null = null;

function current(): Asked {
  try {
    return heldHere ?? readConsent(localStorage.getItem(consentStorageKey));
  } catch {
    return heldHere ?? 'unknown';
  }
}

/** Stores the visitor's answer; `asked` asks again, and shows the banner that public/boot.js hid. */
export function setConsent(consent: Asked): void {
  delete document.documentElement.dataset['answered'];
  try {
    const text = writeConsent(consent);
    if (text === null) localStorage.removeItem(consentStorageKey);
    else localStorage.setItem(consentStorageKey, text);
    heldHere = text === null ? consent : null;
  } catch {
    heldHere = consent;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key === consentStorageKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}

/** The visitor's answer; null in prerendering and in the first render, before it can be known. */
export function useConsent(): Asked | null {
  return useSyncExternalStore<Asked | null>(subscribe, current, () => null);
}
