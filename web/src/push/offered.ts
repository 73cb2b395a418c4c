const storageKey = 'push-offer';
/** Without storage the answer lasts for this visit. */
let isAnswered = false;

/** Whether to offer push messages in this browser: once, until the answer. Never without storage. */
export function mayBeOffered(): boolean {
  try {
    return !isAnswered && localStorage.getItem(storageKey) === null;
  } catch {
    return false;
  }
}

/** Stores an answer, yes or no, so that the offer does not return. The account page has the setting. */
export function keepAnswer(): void {
  isAnswered = true;
  try {
    localStorage.setItem(storageKey, 'answered');
  } catch {
    // Without storage the next visit asks again.
  }
}
