/**
 * Lets React's `use` read a promise without waiting once its value is there: a prerendered page must not fall back to "loading"
 * when it comes to life. Who reads one must always call `use`, also when the value is known: a component that waited for it and
 * then does not ask again loses its hooks (react.dev/warnings/conditional-use-of-use).
 */
export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
