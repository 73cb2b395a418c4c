import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';

/** Writes a page's view to its address, and reads it. */
export interface AddressForm<View> {
  read: (params: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
}

/**
 * A page's view, stored in its address. The router updates late, so a clicked filter applies at once. `form` must be the same object at every call.
 */
export function useAddressView<View>(
  form: AddressForm<View>,
  { replace = false }: { replace?: boolean } = {},
): [View, (change: Partial<View>) => void] {
  const [params, setParams] = useSearchParams();
  const [view, expect] = useOptimistic(form.read(params), (last: View, change: Partial<View>) => ({
    ...last,
    ...change,
  }));
  const change = useCallback(
    (differs: Partial<View>) =>
      startTransition(() => {
        expect(differs);
        // After two fast changes the browser's address is ahead of the router's.
        const now = form.read(new URLSearchParams(window.location.search));
        setParams(form.write({ ...now, ...differs }), { replace });
      }),
    [form, expect, setParams, replace],
  );
  return [view, change];
}
