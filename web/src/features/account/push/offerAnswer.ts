const storageKey = 'push-offer';

/** Whether this browser's visitor has said no to the offer; then it is not made again. */
export function hasDeclined(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(storageKey) === 'no';
  } catch {
    return false;
  }
}

export function decline(storage: () => Pick<Storage, 'setItem'>): void {
  try {
    storage().setItem(storageKey, 'no');
  } catch {
    // Where nothing is kept the answer holds for this visit.
  }
}
