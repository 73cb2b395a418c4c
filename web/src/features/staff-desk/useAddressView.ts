import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams } from 'react-router';

/** How a page's view stands in its address, and how it is read from there. */
export interface AddressForm<View> {
  read: (params: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
}

/**
 * What a page shows, kept in its address. The router takes its time to follow; a pressed filter shows at once that it was.
 * `form` must be the same object at every call.
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
        // The browser's address is ahead of the router's where two changes follow close on each other.
        const now = form.read(new URLSearchParams(window.location.search));
        setParams(form.write({ ...now, ...differs }), { replace });
      }),
    [form, expect, setParams, replace],
  );
  return [view, change];
}
