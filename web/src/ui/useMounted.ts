import { useSyncExternalStore } from 'react';

/** False in prerendering and in the first browser render, so that hydration matches; true afterwards. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const nothing = (): void => {};
const never = () => nothing;
