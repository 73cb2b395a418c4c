const key = 'setup_token';

/** For browsers that forbid storage: lost on a reload. */
let held = '';

/** The secret of the one-time link. It leaves the address at once (screenshots, history, shared tabs); the tab's storage keeps it for a reload. */
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
