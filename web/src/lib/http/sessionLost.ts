/** What a visitor is being asked about, or has agreed to and waits for. */
export interface Asked {
  /** Slots, or an event, by their ids. */
  pending: readonly number[];
  /** Whether they give the slot up. */
  cancels?: boolean;
}

type Listener = (asked: Asked | null) => void;

const listeners = new Set<Listener>();

/** Tells when a session ended by itself, so that the browser can be sent to the login page. Returns how to stop. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param asked what is asked again after the log-in */
export function tellSessionLost(asked: Asked | null = null): void {
  for (const listener of listeners) listener(asked);
}
