/** For so long (ms) a failure is the answer: a page that renders again and again would ask without end. */
const failureKeptMs = 5_000;

/** Asks a second time for what the network did not deliver at once. */
export function twice<Value>(load: () => Promise<Value>): () => Promise<Value> {
  return () => load().catch(load);
}

/**
 * Loads when it is first asked to, and once; after a failure nobody asks again for some seconds.
 *
 * React's `use` reads the promise without waiting once its value is there: a prerendered page must not fall back to "loading"
 * when it comes to life. Who reads one must always call `use`, also when the value is known: a component that waited for it and
 * then does not ask again loses its hooks (react.dev/warnings/conditional-use-of-use).
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined;
  return () => {
    if (coming) return coming;
    const promise = load();
    coming = promise;
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () =>
        setTimeout(() => {
          coming = undefined;
        }, failureKeptMs),
    );
    return promise;
  };
}
