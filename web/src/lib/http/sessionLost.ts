const listeners = new Set<() => void>();

/** Tells when a session ended by itself, so that the browser can be sent to the login page. Returns how to stop. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSessionLost(): void {
  for (const listener of listeners) listener();
}
