const key = 'setup_token';

/** For browsers that forbid storage: lost on a reload. */
let memory = '';

/** The secret of the one-time link. It leaves the address at once (screenshots, history, shared tabs); the tab's storage keeps it for a reload. */
export function takeSetupToken(): string {
  const fromAddress = window.location.hash.slice(1);
  if (fromAddress === '') return memory || storedToken();
  memory = fromAddress;
  orNull(() => sessionStorage.setItem(key, fromAddress));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return fromAddress;
}

export function forgetSetupToken(): void {
  memory = '';
  orNull(() => sessionStorage.removeItem(key));
}

function storedToken(): string {
  return orNull(() => sessionStorage.getItem(key)) ?? '';
}

function orNull<Answer>(access: () => Answer): Answer | null {
  try {
    return access();
  } catch {
    return null;
  }
}
