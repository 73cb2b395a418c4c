import { useSyncExternalStore } from 'react';
import { type Consent, consentStorageKey, readConsent, writeConsent } from './consent.ts';

const listeners = new Set<() => void>();
/** For browsers that forbid storage: the answer lasts for this visit. */
let heldHere: Consent | null = null;
/** The visitor wants to change the answer, on whatever page. */
let isAskedAgain = false;

function current(): Consent {
  try {
    return heldHere ?? readConsent(localStorage.getItem(consentStorageKey));
  } catch {
    return heldHere ?? 'unknown';
  }
}

/** Stores the visitor's answer; `unknown` asks again, and shows the banner that public/boot.js hid. */
export function setConsent(consent: Consent): void {
  isAskedAgain = consent === 'unknown';
  delete document.documentElement.dataset['answered'];
  try {
    const text = writeConsent(consent);
    if (text === null) localStorage.removeItem(consentStorageKey);
    else localStorage.setItem(consentStorageKey, text);
    heldHere = null;
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

/** Whether the visitor has asked for the question. */
export function useIsAskedAgain(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAskedAgain,
    () => false,
  );
}

/** The visitor's answer; null in prerendering and in the first render, before it can be known. */
export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(subscribe, current, () => null);
}
