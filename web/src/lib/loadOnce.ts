/** Caches a failure for this long (ms): a page that renders repeatedly would retry without end. */
const failureKeptMs = 5_000;

/** Retries once after a failure. */
export function twice<Value>(load: () => Promise<Value>): () => Promise<Value> {
  return () => load().catch(load);
}

/**
 * Loads once, on first use; a failure is cached for some seconds. React's `use` reads a resolved promise without suspending: a prerendered page
 * must not fall back to "loading" when it hydrates. Always call `use`, even for a loaded value: a component that suspended and then skips it loses
 * its hooks (react.dev/warnings/conditional-use-of-use).
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    if (loading) return loading;
    const promise = load();
    loading = promise;
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () =>
        setTimeout(() => {
          loading = undefined;
        }, failureKeptMs),
    );
    return promise;
  };
}
