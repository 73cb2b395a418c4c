/** Calls `act` the first time only. */
export function once(act: () => void): () => void {
  let isCalled = false;
  return () => {
    if (!isCalled) act();
    isCalled = true;
  };
}
