const key = 'setup_token';

/** For browsers that forbid storage: the secret outlives no reload. */
let held = '';

/**
 * The secret of the one-time link: out of the address at once, where a screenshot, the history or a shared tab would show it, and
 * kept by this tab alone, so that the page survives a reload.
 */
export function takeSetupToken(): string {
  const fromAddress = window.location.hash.slice(1);
  if (fromAddress === '') return held || stored();
  held = fromAddress;
  tried(() => sessionStorage.setItem(key, fromAddress));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return fromAddress;
}

export function forgetSetupToken(): void {
  held = '';
  tried(() => sessionStorage.removeItem(key));
}

function stored(): string {
  return tried(() => sessionStorage.getItem(key)) ?? '';
}

function tried<Answer>(ask: () => Answer): Answer | null {
  try {
    return ask();
  } catch {
    return null;
  }
}
