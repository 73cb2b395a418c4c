const kept = 'push-offer';
/** Where nothing can be written the answer holds for this visit. */
let isAnswered = false;

/** Whether this browser may still be offered pushes: once, until it is answered. Where nothing can be kept nobody is asked. */
export function mayBeOffered(): boolean {
  try {
    return !isAnswered && localStorage.getItem(kept) === null;
  } catch {
    return false;
  }
}

/** Answered, yes or no: it is not asked again here. My account has the choice. */
export function keepAnswer(): void {
  isAnswered = true;
  try {
    localStorage.setItem(kept, 'answered');
  } catch {
    // The next visit is asked again.
  }
}
