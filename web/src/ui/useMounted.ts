import { useSyncExternalStore } from 'react';

/** False while prerendering and in the first render in the browser, so that both agree; true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const nothing = (): void => {};
const never = () => nothing;
