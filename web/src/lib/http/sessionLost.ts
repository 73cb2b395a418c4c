/** The visitor's open question, or the confirmed action that is pending. */
export interface PendingQuestion {
  /** Ids of slots, or of an event. */
  pending: readonly number[];
  /** Whether the action is a cancellation. */
  cancels?: boolean;
}

type Listener = (question: PendingQuestion | null) => void;

const listeners = new Set<Listener>();

/** Subscribes to the loss of a session, which redirects to the login page. Returns the unsubscribe function. */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param question the question to open again after the log-in */
export function tellSessionLost(question: PendingQuestion | null = null): void {
  for (const listener of listeners) listener(question);
}
