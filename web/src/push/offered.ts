const kept = 'push-offer';

/** Whether this browser may still be offered pushes: once, until it is answered. Where nothing can be kept nobody is asked. */
export function mayBeOffered(): boolean {
  try {
    return localStorage.getItem(kept) === null;
  } catch {
    return false;
  }
}

/** Answered, yes or no: it is not asked again here. My account has the choice. */
export function keepAnswer(): void {
  try {
    localStorage.setItem(kept, 'answered');
  } catch {
    // Then it is asked again.
  }
}
